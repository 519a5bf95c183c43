import { TextField } from "#app/ui/text-field.tsx";
import type { DeskQuestion as Question } from "./read-desk-page.ts";

type PeopleProps = { name: keyof Question; label: string; least: number; value: string };

/** A number of people. */
export function People({ name, label, least, value }: PeopleProps) {
  return (
    <TextField
      type="number"
      inputMode="numeric"
      name={name}
      label={label}
      min={least}
      max={50}
      defaultValue={value}
      required
    />
  );
}
