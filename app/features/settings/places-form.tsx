import { useNavigation } from "react-router";
import type { FieldErrors } from "#contract/core/errors.ts";
import { WatchedForm } from "#app/features/unsaved/watched-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { PlaceFields, placeColumns } from "./place-fields.tsx";
import type { PlaceRow } from "./place-rows.ts";

type PlacesFormProps = {
  rows: readonly PlaceRow[];
  version: string;
  errors: FieldErrors;
  message?: string | undefined;
};

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
        <table className="compact w-full text-sm max-sm:block">
          <thead className="max-sm:hidden">
            <tr className="text-start">
              {["No.", ...placeColumns.map(({ label }) => label)].map((label) => (
                <th key={label} scope="col" className="pe-3 pb-2 text-start font-semibold">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="max-sm:block">
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
