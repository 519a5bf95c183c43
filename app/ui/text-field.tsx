import type { ComponentProps } from "react";
import { Field, type FieldTexts, useFieldWiring } from "./field.tsx";

type InputKind = "text" | "email" | "tel" | "url" | "search" | "password" | "date" | "time" | "number";

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, keyof FieldTexts | "type"> & { type?: InputKind };

/** One line of text, a date, a time or a number, by the browser's own control. `required={false}` marks it optional. */
export function TextField({ name, label, hint, error, className, type = "text", ...rest }: TextFieldProps) {
  const wiring = useFieldWiring({ name, hint, error });
  return (
    <Field {...{ wiring, name, label, hint, className }} required={rest.required ?? wiring.given.required}>
      <input
        type={type}
        // What is typed begins where its script does; numbers, addresses and dates have one way.
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

/** Several lines of text; grows with what is written where the browser can. */
export function TextareaField({ name, label, hint, error, className, ...rest }: TextareaFieldProps) {
  const wiring = useFieldWiring({ name, hint, error });
  return (
    <Field {...{ wiring, name, label, hint, className }} required={rest.required ?? wiring.given.required}>
      <textarea rows={4} dir="auto" className="control" {...wiring.given} {...rest} {...wiring.control} />
    </Field>
  );
}
