import { addDays } from "#contract/rules/stay.ts";
import { TextField } from "#app/ui/text-field.tsx";

/** The two dates of a stay, within a form. */
export function StayDates({ today, typed }: { today: string; typed: Record<string, string> }) {
  const { checkInDate = "", checkOutDate = "" } = typed;
  return (
    <div className="grid grid-cols-2 gap-3 max-[21rem]:grid-cols-1">
      <TextField
        name="checkInDate"
        type="date"
        label="Check-in"
        min={today}
        defaultValue={checkInDate}
        required
      />
      <TextField
        name="checkOutDate"
        type="date"
        label="Check-out"
        min={addDays(today, 1)}
        defaultValue={checkOutDate}
        required
      />
    </div>
  );
}
