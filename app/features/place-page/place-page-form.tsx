import { useNavigation } from "react-router";
import type { FieldErrors } from "#contract/core/errors.ts";
import type { PlacePage } from "#contract/place-words.ts";
import { WatchedForm } from "#app/features/unsaved/watched-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { TextareaField } from "#app/ui/text-field.tsx";

const fields = [
  { name: "about", label: "What it is" },
  { name: "gettingThere", label: "How to get there" },
  { name: "spring", label: "Spring" },
  { name: "summer", label: "Summer" },
  { name: "autumn", label: "Autumn" },
  { name: "winter", label: "Winter" },
  { name: "openNow", label: "What is open" },
] as const;

type Values = Pick<PlacePage, (typeof fields)[number]["name"] | "version">;
type PlacePageFormProps = { values: Values; errors: FieldErrors; message?: string | undefined };

/** The texts of the page, each after its label, for comparing versions. */
export function placePageInWords(page: PlacePage): string {
  const filled = fields.filter(({ name }) => page[name] !== "");
  return filled.map(({ name, label }) => `${label}: “${page[name]}”`).join("; ") || "nothing";
}

/** The texts of a place's page; empty ones are not shown there. */
export function PlacePageForm({ values, errors, message }: PlacePageFormProps) {
  const isSaving = useNavigation().state !== "idle";
  return (
    <WatchedForm
      noValidate
      className="grid max-w-3xl gap-5 rounded-panel border border-line bg-surface p-4 sm:p-6"
    >
      <FormErrorSummary message={message} />
      <input type="hidden" name="version" value={values.version} />
      {fields.map(({ name, label }) => (
        <TextareaField
          key={name}
          name={name}
          label={label}
          rows={3}
          defaultValue={values[name]}
          error={errors[name]}
        />
      ))}
      <Button type="submit" className="justify-self-start" busy={isSaving}>
        Save
      </Button>
    </WatchedForm>
  );
}
