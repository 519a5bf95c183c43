import { formatRupees } from "#contract/rules/money.ts";
import { taxesOf } from "#contract/rules/tax-words.ts";
import { agreedTaxes } from "./company-facts.ts";
import { TaxNote } from "./tax-note.tsx";
import { useCompany } from "./use-company.ts";

/** A price in whole rupees with the tax note below, as its price lines require. */
export function TaxedPrice({ rupees, lines }: { rupees: number; lines: readonly { kind: string }[] }) {
  return (
    <>
      {formatRupees(rupees)}
      <TaxNote taxes={taxesOf(lines, useCompany().taxes)} />
    </>
  );
}

/** The same for an agreed total, to which no tax is added any more; `lines` are those of a stay. */
export function AgreedPrice({ rupees, lines = [] }: { rupees: number; lines?: readonly { kind: string }[] }) {
  return (
    <>
      {formatRupees(rupees)}
      <TaxNote taxes={taxesOf(lines, agreedTaxes(useCompany()))} />
    </>
  );
}
