import { longestHire } from "#contract/journey-prices.ts";
import { TextField } from "#app/ui/text-field.tsx";

/** For how many days a cab is wanted, where its price is by the day. */
export function DaysField({ days }: { days?: string | undefined }) {
  return (
    <TextField
      name="days"
      type="number"
      label="Days"
      hint="By the day only"
      min={1}
      max={longestHire}
      defaultValue={days}
      required={false}
    />
  );
}
