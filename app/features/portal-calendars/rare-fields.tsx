import { useFormScope } from "#app/ui/form-scope.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** What few need, folded while it is as usual. */
export function RareFields() {
  const { errors, values } = useFormScope();
  const isUsual = (values["openFromFree"] ?? "1") === "1" && values["closesToo"] !== "true";
  return (
    <details open={!isUsual || errors["openFromFree"] !== undefined}>
      <summary className="min-h-11 cursor-pointer content-center text-sm font-semibold text-dal">
        Several rooms of this type, and nights that Airbnb closes
      </summary>
      <div className="mt-1 grid gap-4">
        <TextField
          name="openFromFree"
          type="number"
          label="Open there while so many rooms are free"
          hint="1 for the first listing of these rooms, 2 for a second one of the same, so that both cannot be sold at once"
          min={1}
          max={500}
          defaultValue={values["openFromFree"] ?? "1"}
          className="max-w-md"
        />
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="checkbox"
            name="closesToo"
            value="true"
            defaultChecked={values["closesToo"] === "true"}
            className="tick"
          />
          Also close here what Airbnb calls “Not available”
        </label>
      </div>
    </details>
  );
}
