import { TextField } from "#app/ui/text-field.tsx";

/** The field for the current password. */
export function CurrentPassword({ label, hint }: { label: string; hint?: string }) {
  return (
    <TextField
      name="password"
      type="password"
      label={label}
      hint={hint}
      autoComplete="current-password"
      required
    />
  );
}
