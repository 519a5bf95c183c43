import type { ComponentProps } from "react";
import { FieldNotes, type FieldTexts, useFieldWiring } from "./field.tsx";

type CheckboxFieldProps = FieldTexts & Omit<ComponentProps<"input">, keyof FieldTexts | "type">;

/** One tick box; the whole line is its target. */
export function CheckboxField({ name, label, hint, error, className = "", ...rest }: CheckboxFieldProps) {
  const wiring = useFieldWiring({ name, hint, error });
  return (
    <div className={className}>
      <label htmlFor={wiring.id} className="flex min-h-11 items-start gap-2.5 py-2 text-sm">
        <input type="checkbox" className="tick" {...rest} {...wiring.control} />
        <span>{label}</span>
      </label>
      <FieldNotes wiring={wiring} hint={hint} />
    </div>
  );
}
