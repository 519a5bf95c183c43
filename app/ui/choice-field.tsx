import { FieldGroup } from "./field-group.tsx";
import { type FieldTexts, useFieldWiring } from "./field.tsx";
import type { Option } from "./select-field.tsx";

interface ChoiceFieldProps extends FieldTexts {
  kind: "checkbox" | "radio";
  options: readonly Option[];
  defaultValue?: readonly (string | number)[];
  required?: boolean;
  className?: string;
}

const nothing: readonly (string | number)[] = [];

/** A group of tick boxes or radio buttons under one question. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { kind, name, label, hint, error, options, defaultValue = nothing, required, className = "" } = props;
  const wiring = useFieldWiring({ name, hint, error });
  return (
    <FieldGroup {...{ wiring, name, label, hint, className }} isRadio={kind === "radio"}>
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <label key={option.value} className="flex min-h-11 items-start gap-2.5 py-2 text-sm">
            <input
              type={kind}
              name={name}
              value={option.value}
              defaultChecked={defaultValue.includes(option.value)}
              required={kind === "radio" && required}
              aria-invalid={kind === "checkbox" ? wiring.control["aria-invalid"] : undefined}
              className="tick"
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
