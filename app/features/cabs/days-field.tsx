import { longestHire } from "#contract/journey-prices.ts";
import { TextField } from "#app/ui/text-field.tsx";

/** The number of days of a cab hired by the day. */
export function DaysField() {
  return (
    <TextField
      name="days"
      type="number"
      label="Days"
      hint="By the day only"
      min={1}
      max={longestHire}
      required={false}
    />
  );
}
