import type { ReactNode } from "react";
import { FieldNotes, type FieldTexts, type FieldWiring } from "./field.tsx";

interface FieldGroupProps extends FieldTexts {
  wiring: FieldWiring;
  className?: string;
  children: ReactNode;
}

/**
 * The frame around radio buttons that answer one question: the group is the field, and carries its mark of error. It
 * can hold the focus, for the error summary's link.
 */
export function FieldGroup({ wiring, label, hint, className, children }: FieldGroupProps) {
  const { id, "aria-invalid": isInvalid, "aria-describedby": describedBy } = wiring.control;
  return (
    <fieldset
      id={id}
      role="radiogroup"
      aria-invalid={isInvalid}
      data-field=""
      tabIndex={-1}
      aria-describedby={describedBy}
      className={className}
    >
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {children}
      <FieldNotes wiring={wiring} hint={hint} />
    </fieldset>
  );
}
