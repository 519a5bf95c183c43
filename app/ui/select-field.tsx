import type { ComponentProps } from "react";
import { Field, type FieldTexts, useFieldWiring } from "./field.tsx";

export interface Option {
  value: string | number;
  label: string;
}

interface SelectOnlyProps {
  options: readonly Option[];
  /** A first option without a value; cannot be chosen again. */
  placeholder?: string;
}

type SelectFieldProps = FieldTexts &
  SelectOnlyProps &
  Omit<ComponentProps<"select">, keyof FieldTexts | "children">;

/** A native select with label, hint and error. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, error, className, options, placeholder, ...rest } = props;
  const wiring = useFieldWiring({ name, hint, error });
  const isControlled = rest.value !== undefined;
  const { defaultValue, ...rules } = wiring.given;
  const typed = rest.defaultValue ?? defaultValue;
  const start = isControlled ? {} : { defaultValue: typed ?? (placeholder ? "" : undefined) };
  const required = rest.required ?? rules.required;
  return (
    <Field {...{ wiring, name, label, hint, className }} required={required}>
      <select className="control" {...rules} {...rest} {...start} {...wiring.control}>
        {placeholder ? (
          <option value="" disabled={required}>
            {placeholder}
          </option>
        ) : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
