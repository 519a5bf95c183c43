import { TextField } from "#app/ui/text-field.tsx";
import { PriceRow } from "./price-row.tsx";
import { tariffField, type TariffTexts } from "./tariff-texts.ts";

/** Rupees per adult: a column for each hotel class, a row for each size of party. */
export function PriceTable({ tariff: { classes, rows } }: { tariff: TariffTexts }) {
  const nameOf = (index: number) => classes[index] || `Hotels ${index + 1}`;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-sm font-semibold">Rupees for an adult, two sharing a room</legend>
      <p className="text-sm text-ink2">
        The lowest price here is the starting price. Of each party the row with the most people it reaches
        counts.
      </p>
      <div className="grid grid-cols-3 gap-3">
        {classes.map((name, index) => (
          <TextField
            // Columns have no id; they are never reordered.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            name={tariffField("classes", index)}
            label={`Hotels ${index + 1}`}
            placeholder={["Standard", "Deluxe", "Premium"][index]}
            defaultValue={name}
          />
        ))}
      </div>
      {rows.map((row, index) => (
        // Rows have no id; they are never reordered.
        // oxlint-disable-next-line react/no-array-index-key
        <PriceRow key={index} row={row} index={index} names={classes.map((_, column) => nameOf(column))} />
      ))}
    </fieldset>
  );
}
