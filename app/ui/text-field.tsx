import type { ComponentProps } from "react";
import { Field, type FieldTexts, useFieldWiring } from "./field.tsx";

type InputKind = "text" | "email" | "tel" | "url" | "search" | "password" | "date" | "time" | "number";

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, keyof FieldTexts | "type"> & { type?: InputKind };

/** A native input: text, date, time or number. `required={false}` labels it optional. */
export function TextField({ name, label, hint, error, className, type = "text", ...rest }: TextFieldProps) {
  const wiring = useFieldWiring({ name, hint, error });
  return (
    <Field {...{ wiring, name, label, hint, className }} required={rest.required ?? wiring.given.required}>
      <input
        type={type}
        // All numbers here are whole: an iPhone's keys for them are as large as for a telephone number.
        inputMode={type === "number" ? "numeric" : undefined}
        // Text direction follows the typed script; numbers, e-mail addresses and dates are always left to right.
        dir={type === "text" || type === "search" ? "auto" : undefined}
        className="control"
        {...wiring.given}
        {...rest}
        {...wiring.control}
      />
    </Field>
  );
}

type TextareaFieldProps = FieldTexts & Omit<ComponentProps<"textarea">, keyof FieldTexts>;

/** A native textarea, which grows with its content in browsers that support it. */
export function TextareaField({ name, label, hint, error, className, ...rest }: TextareaFieldProps) {
  const wiring = useFieldWiring({ name, hint, error });
  return (
    <Field {...{ wiring, name, label, hint, className }} required={rest.required ?? wiring.given.required}>
      <textarea rows={4} dir="auto" className="control" {...wiring.given} {...rest} {...wiring.control} />
    </Field>
  );
}
