import { SelectField } from "#app/ui/select-field.tsx";
import { guestsInWords, mostGuests } from "./guests.ts";

const options = Array.from({ length: mostGuests }, (_, index) => index + 1).map((guests) => ({
  value: guests,
  label: guestsInWords(guests),
}));

/** The number of guests in a search form. `any`: label of the empty option; without it a number must be chosen. */
export function GuestsField({ any, className }: { any?: string; className?: string }) {
  const all = any ? [{ value: "", label: any }, ...options] : options;
  return <SelectField name="guests" label="Guests" options={all} className={className} />;
}
