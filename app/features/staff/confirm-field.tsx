import { useFormScope } from "#app/ui/form-scope.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { confirmField } from "./confirm-first.ts";

type ConfirmFieldProps = {
  /** The password was last entered too long ago. */
  isNeeded: boolean;
  className?: string;
};

/** The user's own password again, for actions that must not be possible on an unattended screen. */
export function ConfirmField({ isNeeded, className }: ConfirmFieldProps) {
  const { errors } = useFormScope();
  if (!isNeeded && !errors[confirmField]) return null;
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
