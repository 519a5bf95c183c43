import type { PackageBooking } from "#contract/package-bookings.ts";
import { useFormScope } from "#app/ui/form-scope.tsx";
import { TextField } from "#app/ui/text-field.tsx";

const names = ["startDate", "adults", "children", "childAges", "hotelClass", "singleRooms"];

/** The fields of the journey in the staff form, folded; only changed ones recalculate the price. */
export function JourneyEdit({ booking }: { booking: PackageBooking }) {
  const { errors } = useFormScope();
  return (
    <details open={names.some((name) => errors[name])}>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold">
        Change dates and people
      </summary>
      <div className="grid grid-cols-2 gap-3">
        <TextField type="date" name="startDate" label="Start" required={false} className="col-span-2" />
        <TextField name="adults" label="Adults" inputMode="numeric" required={false} />
        <TextField name="children" label="Children" inputMode="numeric" required={false} />
        <TextField
          name="childAges"
          label="Children's ages"
          hint="Between commas: 4, 9"
          defaultValue={booking.childAges.join(", ")}
          required={false}
        />
        <TextField name="hotelClass" label="Hotels" required={false} />
        <TextField name="singleRooms" label="Rooms for one" inputMode="numeric" required={false} />
      </div>
    </details>
  );
}
