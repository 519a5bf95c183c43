import { formatRupees } from "#contract/rules/money.ts";
import { taxesOf } from "#contract/rules/tax-words.ts";
import { TaxNote } from "./tax-note.tsx";
import { useCompany } from "./use-company.ts";

/** What lines come to in whole rupees, with what is said of taxes below it. */
export function TaxedPrice({ rupees, lines }: { rupees: number; lines: readonly { kind: string }[] }) {
  return (
    <>
      {formatRupees(rupees)}
      <TaxNote taxes={taxesOf(lines, useCompany().taxes)} />
    </>
  );
}

/** The same of a total that was agreed on: no tax is put on top of it any more. */
export function AgreedPrice({ rupees }: { rupees: number }) {
  const { taxes, addsTax } = useCompany();
  return (
    <>
      {formatRupees(rupees)}
      <TaxNote taxes={addsTax ? "included" : taxes} />
    </>
  );
}
