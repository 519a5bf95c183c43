import { countOf } from "#contract/rules/text.ts";
import { SelectField } from "#app/ui/select-field.tsx";

const most = 12;
const options = Array.from({ length: most }, (_, index) => index + 1).map((guests) => ({
  value: guests,
  label: guests === most ? `${most} guests or more` : countOf(guests, "guest"),
}));

/** How many come, in a form that looks for a stay. `any`: the words while nothing is chosen, where that is possible. */
export function GuestsField({ value, any, className }: { value: string; any?: string; className?: string }) {
  const all = any ? [{ value: "", label: any }, ...options] : options;
  return (
    <SelectField name="guests" label="Guests" options={all} defaultValue={value} className={className} />
  );
}
