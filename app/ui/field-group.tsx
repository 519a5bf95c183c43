import type { ReactNode } from "react";
import { FieldNotes, type FieldTexts, type FieldWiring } from "./field.tsx";

interface FieldGroupProps extends FieldTexts {
  wiring: FieldWiring;
  className?: string;
  /** `group` where several can be ticked. */
  role?: "radiogroup" | "group";
  children: ReactNode;
}

/**
 * The frame around radio buttons or checkboxes that are one field: the group carries the error and its ARIA attributes. It
 * is focusable, as the target of the error summary's link.
 */
export function FieldGroup(props: FieldGroupProps) {
  const { wiring, label, hint, className, role = "radiogroup", children } = props;
  const { id, "aria-invalid": isInvalid, "aria-describedby": describedBy } = wiring.control;
  return (
    <fieldset
      id={id}
      role={role}
      aria-invalid={role === "radiogroup" ? isInvalid : undefined}
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
