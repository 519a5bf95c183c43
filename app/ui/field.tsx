import type { ReactNode } from "react";
import { type FieldConstraint, fieldId, useFormScope } from "./form-scope.tsx";
import { Icon } from "./icon.tsx";

/** Props of all fields, besides the attributes of their controls. */
export interface FieldTexts {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Overrides the error that the form scope holds for this name. */
  error?: string | undefined;
}

export interface FieldWiring {
  id: string;
  hintId: string;
  errorId: string;
  error: string | undefined;
  /** Attributes from the form scope; spread onto the control before its own props, which override them. */
  given: {
    defaultValue: string | undefined;
    required: boolean | undefined;
    minLength: number | undefined;
    pattern: string | undefined;
  };
  /** Spread onto the control. */
  control: {
    id: string;
    name: string;
    form: string | undefined;
    /** Set when it is the only error of a page that is shown again without scripts. */
    autoFocus: true | undefined;
    "aria-invalid": true | undefined;
    "aria-describedby": string | undefined;
  };
}

/** Ties a control to its label, hint and error by ids that are stable between server and browser. */
export function useFieldWiring({
  name,
  hint,
  error,
}: Pick<FieldTexts, "name" | "hint" | "error">): FieldWiring {
  const scope = useFormScope();
  const id = fieldId(scope.id, name);
  const message = error ?? scope.errors[name];
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [message && errorId, hint && hintId].filter(Boolean).join(" ");
  return {
    id,
    hintId,
    errorId,
    error: message,
    given: { defaultValue: scope.values[name], ...nativeRules(scope.constraints[name]) },
    control: {
      id,
      name,
      form: scope.form,
      autoFocus: message && Object.values(scope.errors).filter(Boolean).length === 1 ? true : undefined,
      "aria-invalid": message ? true : undefined,
      "aria-describedby": described || undefined,
    },
  };
}

/** Constraints as attributes; `data-value-missing`, `data-pattern-mismatch` … are the messages (app/browser/field-messages.ts). */
function nativeRules({ required, minLength, pattern, messages = {} }: Partial<FieldConstraint> = {}) {
  const messageAttributes = Object.entries(messages).map(([rule, text]): [string, string | undefined] => [
    `data-${rule.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    text,
  ]);
  // `undefined` instead of false: only an explicit `required={false}` labels the field as optional.
  return {
    required: required || undefined,
    minLength,
    pattern,
    ...Object.fromEntries(messageAttributes),
  };
}

/** Below a control: its error, then its hint. */
export function FieldNotes({ wiring, hint }: { wiring: FieldWiring; hint?: ReactNode }) {
  return (
    <>
      {wiring.error ? <FieldError id={wiring.errorId}>{wiring.error}</FieldError> : null}
      {hint ? (
        <p id={wiring.hintId} className="mt-1.5 text-xs text-ink3">
          {hint}
        </p>
      ) : null}
    </>
  );
}

export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-chinar">
      <Icon of="circle-alert" className="mt-0.5 size-4.5 flex-none" />
      {children}
    </p>
  );
}

interface FieldProps extends FieldTexts {
  wiring: FieldWiring;
  required?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The frame around one control: label above, hint and error below. */
export function Field({ wiring, label, hint, required, className = "", children }: FieldProps) {
  return (
    <div className={className || undefined} data-field="">
      <label htmlFor={wiring.id} className="field-label">
        {label}
        {required === false ? <span className="font-normal text-ink3"> (optional)</span> : null}
      </label>
      {children}
      <FieldNotes wiring={wiring} hint={hint} />
    </div>
  );
}
