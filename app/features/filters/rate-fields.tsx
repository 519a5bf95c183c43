import { formatRupees } from "#contract/rules/money.ts";
import { TaxNote } from "#app/features/company/tax-note.tsx";
import { TextField } from "#app/ui/text-field.tsx";

/** Minimum and maximum rate of a search, in whole rupees. */
export function RateFields() {
  return (
    <>
      <TextField name="minRate" type="number" label="From ₹" min={0} />
      <TextField name="maxRate" type="number" label="To ₹" min={0} />
    </>
  );
}

type RateRangeProps = {
  facets: { lowestRate: number | null; highestRate: number | null };
  before: string;
  after: string;
};

/** The range of rates in the list; nothing when there are none. */
export function RateRange({ facets: { lowestRate, highestRate }, before, after }: RateRangeProps) {
  if (lowestRate === null || highestRate === null) return null;
  return (
    <p className="-mt-2 text-xs text-ink3">
      {`${before} from ${formatRupees(lowestRate)} to ${formatRupees(highestRate)}${after}`}
      <TaxNote />
    </p>
  );
}
