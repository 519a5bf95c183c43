import type { ReactNode } from "react";
import { FieldNotes, type FieldTexts, type FieldWiring } from "./field.tsx";

interface FieldGroupProps extends FieldTexts {
  wiring: FieldWiring;
  /** One of several: the group itself is then the field, and carries its mark of error. */
  isRadio?: boolean;
  className?: string;
  children: ReactNode;
}

/** The frame around several controls that answer one question. It can hold the focus, for the error summary's link. */
export function FieldGroup({ wiring, label, hint, isRadio = false, className, children }: FieldGroupProps) {
  const { id, "aria-invalid": isInvalid, "aria-describedby": describedBy } = wiring.control;
  const radioGroup = isRadio ? ({ role: "radiogroup", "aria-invalid": isInvalid } as const) : {};
  return (
    <fieldset
      id={id}
      data-field=""
      tabIndex={-1}
      aria-describedby={describedBy}
      className={className}
      {...radioGroup}
    >
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      {children}
      <FieldNotes wiring={wiring} hint={hint} />
    </fieldset>
  );
}
