import { paperContent } from "#contract/papers.ts";
import { longDate } from "#contract/rules/dates.ts";
import type { TaxLine } from "#contract/rules/tax.ts";
import type { PaperRow } from "../papers.queries.ts";
import type { ComposedPaper } from "./compose.ts";

type StoredTax = { basis_points: number; value_paise: number; tax_paise: number };

/** The credit note that cancels a whole invoice as it was issued. Its tax is negative in the books. */
export function composeCredit(invoice: PaperRow, taxes: readonly StoredTax[]): ComposedPaper {
  const content = paperContent.parse(JSON.parse(invoice.content));
  const named = { label: "Takes back", value: `${invoice.number} of ${longDate(invoice.issued_on)}` };
  return {
    content: {
      ...content,
      title: "Credit note",
      facts: [named, ...content.facts],
      notes: ["The invoice named above no longer counts.", ...content.notes],
    },
    taxes: taxes.map(({ basis_points, value_paise, tax_paise }): TaxLine => ({
      percent: basis_points / 100,
      value: -value_paise,
      half: -tax_paise / 2,
      charged: -value_paise - tax_paise,
    })),
  };
}
