import { TextField } from "#app/ui/text-field.tsx";
import { tariffField, type TariffTexts } from "./tariff-texts.ts";

type PriceRowProps = { row: TariffTexts["rows"][number]; index: number; names: readonly string[] };

/** The price per adult in each hotel class, for one size of party. */
export function PriceRow({ row, index, names }: PriceRowProps) {
  return (
    <fieldset className="grid grid-cols-2 gap-3 border-t border-line pt-3 sm:grid-cols-4">
      <legend className="sr-only">Row {index + 1}</legend>
      <TextField
        name={tariffField("rows", index, "people")}
        label="Adults, from"
        inputMode="numeric"
        defaultValue={row.people}
      />
      {row.rates.map((rate, column) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key
          key={column}
          name={tariffField("rows", index, "rates", column)}
          label={names[column] ?? ""}
          inputMode="numeric"
          defaultValue={rate}
        />
      ))}
    </fieldset>
  );
}
