import type { SimpleField as FieldSaid } from "#contract/content/field-kinds.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextareaField, TextField } from "#app/ui/text-field.tsx";
import { fieldHint } from "./field-hint.tsx";
import { PictureField } from "./picture-field.tsx";
import { SwitchField } from "./switch-field.tsx";
import { textOf } from "./value-at.ts";

type SimpleFieldProps = { field: FieldSaid; path: string; value: unknown };

/** The control of one field, by its kind; its name is the field's path. */
export function SimpleField({ field, path, value }: SimpleFieldProps) {
  const { kind, label } = field;
  const common = { name: path, label, hint: fieldHint(field), defaultValue: textOf(value) };
  switch (kind) {
    case "line":
      return <TextField {...common} required={field.needed ?? false} />;
    case "paragraph":
      return <TextareaField {...common} rows={3} required={field.needed ?? false} />;
    case "light-text":
      return <TextareaField {...common} rows={7} required={field.needed ?? false} />;
    case "lines":
      return <TextareaField {...common} rows={4} />;
    case "number":
      return <TextField {...common} inputMode="numeric" className="max-w-48" />;
    case "link":
      return <TextField {...common} inputMode="url" autoCapitalize="none" spellCheck={false} />;
    case "choice":
      return <SelectField {...common} options={field.options} />;
    case "switch":
      return <SwitchField {...{ field, path }} isOn={value === true} />;
    default:
      return <PictureField {...{ field, path, value }} />;
  }
}
