import { TextField } from "#app/ui/text-field.tsx";
import { type SeasonTexts, tariffField } from "./tariff-texts.ts";

/** Supplements by season of the start date. */
export function SeasonFields({ seasons }: { seasons: readonly SeasonTexts[] }) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-sm font-semibold">Seasons</legend>
      <p className="text-sm text-ink2">
        Each person who pays pays so much more when the journey begins on these days; of two the shorter
        counts.
      </p>
      {seasons.map(({ name, from, last, supplement, yearly }, index) => {
        const field = (column: string) => tariffField("seasons", index, column);
        return (
          <div
            // Rows have no id; they are never reordered.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            className="grid grid-cols-2 items-end gap-3 border-t border-line pt-3 sm:grid-cols-4"
          >
            <TextField name={field("name")} label="Season" placeholder="New Year" defaultValue={name} />
            <TextField
              name={field("supplement")}
              label="More, a person (₹)"
              inputMode="numeric"
              defaultValue={supplement}
            />
            <TextField type="date" name={field("from")} label="First day" defaultValue={from} />
            <TextField type="date" name={field("last")} label="Last day" defaultValue={last} />
            <label className="col-span-2 flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                name={field("yearly")}
                value="true"
                defaultChecked={yearly === "true"}
                className="tick"
              />
              Every year
            </label>
          </div>
        );
      })}
    </fieldset>
  );
}
