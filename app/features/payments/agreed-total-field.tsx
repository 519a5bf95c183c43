import { TextField } from "#app/ui/text-field.tsx";

/** What staff and guest agreed on for a package or a cab; empty while they have not. */
export function AgreedTotalField({ total }: { total: string }) {
  return (
    <TextField
      name="total"
      label="Agreed total, ₹"
      inputMode="numeric"
      autoComplete="off"
      required={false}
      defaultValue={total}
    />
  );
}
