import { TextField } from "#app/ui/text-field.tsx";
import type { DeskQuestion as Question } from "./read-desk-page.ts";

type PeopleProps = { name: keyof Question; label: string; min: number };

/** A number of people. */
export function People({ name, label, min }: PeopleProps) {
  return <TextField type="number" name={name} label={label} min={min} max={50} required />;
}
