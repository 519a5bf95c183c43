import { TextField } from "#app/ui/text-field.tsx";

/** Leads to the field from where the payments are. */
export const agreedTotalHref = "#details-form-total";

/** The agreed total of a package or a cab; empty while there is none. */
export function AgreedTotalField() {
  return (
    <TextField name="total" label="Agreed total, ₹" inputMode="numeric" autoComplete="off" required={false} />
  );
}
