import type { FieldErrors } from "#contract/core/errors.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { confirmField } from "./confirm-first.ts";

type ConfirmFieldProps = {
  /** The last time the password was typed is too long ago. */
  isNeeded: boolean;
  errors: FieldErrors | undefined;
  className?: string;
};

/** One's own password once more, for what must not be done from a screen that somebody left open. */
export function ConfirmField({ isNeeded, errors, className }: ConfirmFieldProps) {
  if (!isNeeded && !errors?.[confirmField]) return null;
  return (
    <TextField
      name={confirmField}
      type="password"
      label="Your own password, once more"
      hint="It then counts for ten minutes."
      autoComplete="current-password"
      className={className}
      required
    />
  );
}
