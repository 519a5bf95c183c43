import { useNavigation } from "react-router";
import type { FieldErrors } from "#contract/core/errors.ts";
import { WatchedForm } from "#app/features/unsaved/watched-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import type { PlaceRow } from "./place-rows.ts";

type PlacesFormProps = {
  rows: readonly PlaceRow[];
  version: string;
  errors: FieldErrors;
  message?: string | undefined;
};

const columns = [
  { name: "name", label: "Name", width: "min-w-40" },
  { name: "alsoCalled", label: "Also called in addresses", width: "min-w-48" },
  { name: "latitude", label: "° north", width: "w-26" },
  { name: "longitude", label: "° east", width: "w-26" },
] as const;

/** The form of the company's places, saved together: a row for each, and empty rows for new ones. */
export function PlacesForm({ rows, version, errors, message }: PlacesFormProps) {
  const isSaving = useNavigation().state !== "idle";
  return (
    <WatchedForm noValidate className="grid max-w-3xl gap-5 rounded-panel border border-line bg-surface p-6">
      <FormErrorSummary message={message} />
      <input type="hidden" name="version" value={version} />
      <p className="max-w-[64ch] text-sm text-ink2">
        Guests find a house by its place: in the finder, in the list and on the map. Choose a place for each
        house on its form. A place without a name is taken away; its houses then have none. Degrees put it on
        the map; leave them empty if you do not know them.
      </p>
      <div className="relative overflow-x-auto">
        <table className="compact w-full text-sm">
          <thead>
            <tr className="text-start">
              {["No.", ...columns.map(({ label }) => label)].map((label) => (
                <th key={label} scope="col" className="pe-3 pb-2 text-start font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <PlaceFields key={row.id || `new ${index}`} {...{ row, index, errors }} />
            ))}
          </tbody>
        </table>
      </div>
      <Button type="submit" className="justify-self-start" busy={isSaving}>
        Save
      </Button>
    </WatchedForm>
  );
}

function PlaceFields({ row, index, errors }: { row: PlaceRow; index: number; errors: FieldErrors }) {
  const called = row.name || "a new place";
  return (
    <tr className="align-top">
      <td className="pe-3 pb-2">
        <input type="hidden" name="id" value={row.id} />
        <input
          name="order"
          type="number"
          min={1}
          defaultValue={index + 1}
          aria-label={`Number of ${called}`}
          className="control w-18"
        />
      </td>
      {columns.map(({ name, label, width }) => {
        const error = errors[`places.${index}.${name}`];
        const errorId = `places-${index}-${name}-error`;
        return (
          <td key={name} className="pe-3 pb-2">
            <input
              name={name}
              defaultValue={row[name]}
              aria-label={`${label} of ${called}`}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              inputMode={name === "latitude" || name === "longitude" ? "decimal" : undefined}
              className={`control ${width}`}
            />
            {error ? (
              <p id={errorId} className="mt-1 font-medium text-chinar">
                {error}
              </p>
            ) : null}
          </td>
        );
      })}
    </tr>
  );
}
