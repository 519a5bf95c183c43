import { FieldGroup } from "./field-group.tsx";
import { type FieldTexts, useFieldWiring } from "./field.tsx";
import type { Option } from "./select-field.tsx";

interface ChipsFieldProps extends FieldTexts {
  options: readonly Option[];
  defaultValue?: string | number;
  required?: boolean;
  className?: string;
}

/** A choice of one from a few short values: radio buttons that look like chips. */
export function ChipsField(props: ChipsFieldProps) {
  const { name, label, hint, error, options, defaultValue, required, className = "" } = props;
  const wiring = useFieldWiring({ name, hint, error });
  return (
    <FieldGroup {...{ wiring, name, label, hint, className }}>
      <div className="mt-0.5 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {options.map((option) => (
          <label key={option.value} className="chip choice-chip cursor-pointer">
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={defaultValue === option.value}
              required={required}
              className="tick"
            />
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
