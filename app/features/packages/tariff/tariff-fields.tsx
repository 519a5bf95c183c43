import { useFormScope } from "#app/ui/form-scope.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { DepartureFields } from "./departure-fields.tsx";
import { PriceTable } from "./price-table.tsx";
import { SeasonFields } from "./season-fields.tsx";
import { isTariffUsed } from "./tariff-in-words.ts";
import { tariffField, type TariffTexts } from "./tariff-texts.ts";

/** Prices by hotel class, party and season; folded while the package has a single price. */
export function TariffFields({ tariff }: { tariff: TariffTexts }) {
  const { errors } = useFormScope();
  const isFaulty = Object.keys(errors).some((name) => name.startsWith("tariff"));
  const { singleRoom, childWithBed, childWithoutBed, freeBelowAge, ownBedFromAge, childUntilAge } = tariff;
  const amount = (name: keyof TariffTexts, label: string, value: string) => (
    <TextField name={tariffField(name)} label={label} inputMode="numeric" defaultValue={value} />
  );
  return (
    <details open={isFaulty || isTariffUsed(tariff)} className="rounded-control border border-line p-4">
      <summary className="min-h-9 content-center text-sm font-semibold">
        Prices by party, hotels and season (optional)
      </summary>
      <div className="mt-4 grid gap-6">
        <PriceTable tariff={tariff} />
        <div className="grid gap-4 sm:grid-cols-3">
          {amount("singleRoom", "Single room (+₹)", singleRoom)}
          {amount("childWithBed", "Child with bed (₹)", childWithBed)}
          {amount("childWithoutBed", "Child, no bed (₹)", childWithoutBed)}
          {amount("freeBelowAge", "Free below the age of", freeBelowAge)}
          {amount("ownBedFromAge", "Own bed from the age of", ownBedFromAge)}
          {amount("childUntilAge", "Adult from the age of", childUntilAge)}
        </div>
        <p className="-mt-3 text-sm text-ink2">Ages left empty are 5, 8 and 12.</p>
        <SeasonFields seasons={tariff.seasons} />
        <DepartureFields departures={tariff.departures} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            type="date"
            name={tariffField("from")}
            label="Sold for starts from"
            defaultValue={tariff.from}
          />
          <TextField type="date" name={tariffField("last")} label="To" defaultValue={tariff.last} />
        </div>
      </div>
    </details>
  );
}
