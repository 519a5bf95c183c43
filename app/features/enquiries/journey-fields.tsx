import type { PackageTariff } from "#contract/package-tariff.ts";
import { TourWishFields } from "#app/features/bookings/wishes/tour-wish-fields.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { StartField } from "./start-field.tsx";

type JourneyFieldsProps = { tariff: PackageTariff | null; today: string; minors: number };

/** Start and party of a tour: all optional; fields without a price in the tour are left out. */
export function JourneyFields({ tariff, today, minors }: JourneyFieldsProps) {
  return (
    <>
      <StartField tariff={tariff} today={today} />
      <div className="grid grid-cols-2 gap-3">
        <TextField name="adults" type="number" label="Adults" min={1} max={50} required={false} />
        <TextField name="children" type="number" label="Children" min={0} max={50} required={false} />
      </div>
      <TourWishFields tariff={tariff} minors={minors} />
    </>
  );
}
