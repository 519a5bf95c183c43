import { formatRupees } from "#contract/rules/money.ts";
import { TaxNote } from "./tax-note.tsx";

/** An amount in whole rupees, with what is said of taxes below it. */
export function TaxedPrice({ rupees }: { rupees: number }) {
  return (
    <>
      {formatRupees(rupees)}
      <TaxNote />
    </>
  );
}
