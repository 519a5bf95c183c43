import { useNavigation } from "react-router";
import type { FieldErrors } from "#contract/core/errors.ts";
import { BaseSnapshot } from "#app/features/merge/base-snapshot.tsx";
import { ConfirmField } from "#app/features/staff/confirm-field.tsx";
import { WatchedForm } from "#app/features/unsaved/watched-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import { FormScope } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import type { SettingField, SettingGroup } from "./setting-group.ts";

type SectionFormProps = {
  groups: readonly SettingGroup[];
  values: Record<string, string>;
  /** What was stored when the form was opened. */
  base: Record<string, string>;
  errors?: FieldErrors;
  message?: string;
  /** The user's own password must be entered again. */
  asks: boolean;
};

/** The form of a section of the settings. */
export function SectionForm({ groups, values, base, errors, message, asks }: SectionFormProps) {
  const isSaving = useNavigation().state !== "idle";
  return (
    <FormScope id="setting" errors={errors} values={values}>
      <WatchedForm
        noValidate
        className="grid max-w-3xl gap-7 rounded-panel border border-line bg-surface p-6"
      >
        <FormErrorSummary otherwise={message} />
        <input type="hidden" name="version" value={values["version"]} />
        <BaseSnapshot base={base} />
        {groups.map(({ heading, lead, fields }) => (
          <fieldset
            key={heading}
            className="min-w-0 border-t border-line pt-5 first-of-type:border-0 first-of-type:pt-0"
          >
            <legend className="float-left mb-1 w-full font-semibold">{heading}</legend>
            {lead ? <p className="clear-both mb-3 text-sm text-ink2">{lead}</p> : null}
            <div className="clear-both grid gap-4 pt-1 sm:grid-cols-2">
              {fields.map((field) => (
                <SettingControl key={field.name} field={field} />
              ))}
            </div>
          </fieldset>
        ))}
        <ConfirmField isNeeded={asks} className="sm:max-w-sm" />
        <div className="block-bar -mx-6 -mb-6 rounded-b-panel px-6 py-3">
          <Button type="submit" busy={isSaving}>
            Save
          </Button>
        </div>
      </WatchedForm>
    </FormScope>
  );
}

function SettingControl({ field }: { field: SettingField }) {
  const { name, label, kind, hint, isOptional, mayBeEmpty, options } = field;
  if (options) return <SelectField {...{ name, label, hint, options }} />;
  const common = { name, label, hint, required: mayBeEmpty ? undefined : !isOptional };
  if (kind === "prose") return <TextareaField {...common} className="sm:col-span-2" />;
  return <TextField {...common} type={kind} />;
}
