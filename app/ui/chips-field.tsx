import { FieldGroup } from "./field-group.tsx";
import { type FieldTexts, useFieldWiring } from "./field.tsx";
import type { Option } from "./select-field.tsx";

type ChipsFieldProps = Pick<FieldTexts, "name" | "label"> & {
  options: readonly Option[];
  required?: boolean;
};

/** Longer than half a phone: such choices stand below one another there. */
const longLabel = 18;

/** A choice of one from a few short values: radio buttons that look like chips. */
export function ChipsField({ name, label, options, required }: ChipsFieldProps) {
  const wiring = useFieldWiring({ name });
  const isLong = options.some(({ label: { length } }) => length > longLabel);
  return (
    <FieldGroup {...{ wiring, name, label }}>
      <div className={`mt-0.5 grid gap-2 sm:flex sm:flex-wrap ${isLong ? "grid-cols-1" : "grid-cols-2"}`}>
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
