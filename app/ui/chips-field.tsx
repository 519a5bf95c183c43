import { FieldGroup } from "./field-group.tsx";
import { type FieldTexts, useFieldWiring } from "./field.tsx";
import type { Option } from "./select-field.tsx";

type ChipsFieldProps = Pick<FieldTexts, "name" | "label"> & {
  options: readonly Option[];
  required?: boolean;
};

/** A choice of one from a few short values: radio buttons that look like chips. */
export function ChipsField({ name, label, options, required }: ChipsFieldProps) {
  const wiring = useFieldWiring({ name });
  return (
    <FieldGroup {...{ wiring, name, label }}>
      <div className="mt-0.5 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {options.map((option) => (
          <label key={option.value} className="chip choice-chip cursor-pointer">
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={wiring.given.defaultValue === option.value}
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
