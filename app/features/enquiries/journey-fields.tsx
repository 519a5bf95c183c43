import type { PackageTariff } from "#contract/package-tariff.ts";
import { ChildAges } from "#app/features/bookings/wishes/child-ages.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { StartField } from "./start-field.tsx";

type JourneyFieldsProps = { tariff: PackageTariff | null; today: string; minors: number };

/** When a tour is to begin and who comes: all optional, each as far as the tour has a price for it. */
export function JourneyFields({ tariff, today, minors }: JourneyFieldsProps) {
  const classes = tariff?.classes.filter(Boolean) ?? [];
  return (
    <>
      <StartField tariff={tariff} today={today} />
      <div className="grid grid-cols-2 gap-3">
        <TextField name="adults" type="number" label="Adults" min={1} max={50} required={false} />
        <TextField name="children" type="number" label="Children" min={0} max={50} required={false} />
      </div>
      {tariff && tariff.childWithBed > 0 ? <ChildAges minors={minors} /> : null}
      {classes.length > 1 ? (
        <SelectField
          name="hotelClass"
          label="Hotels"
          required={false}
          options={[
            { value: "", label: "Show me the cheapest" },
            ...classes.map((name) => ({ value: name, label: name })),
          ]}
        />
      ) : null}
      {tariff && tariff.singleRoom > 0 ? (
        <TextField name="singleRooms" type="number" label="Rooms for one" min={0} max={50} required={false} />
      ) : null}
    </>
  );
}
