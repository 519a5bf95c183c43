import { TextField } from "#app/ui/text-field.tsx";
import { tariffField } from "./tariff-texts.ts";

/** The departure dates of a tour; without any it can begin on every day. */
export function DepartureFields({ departures }: { departures: readonly string[] }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-semibold">Departures</legend>
      <p className="text-sm text-ink2">Leave them empty if the journey begins on any day.</p>
      <div className="grid gap-3 sm:grid-cols-3">
        {departures.map((date, index) => (
          <TextField
            // Rows have no id; they are never reordered.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            type="date"
            name={tariffField("departures", index)}
            label={`Departure ${index + 1}`}
            defaultValue={date}
          />
        ))}
      </div>
    </fieldset>
  );
}
