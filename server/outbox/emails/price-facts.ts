import { formatRupees } from "#contract/rules/money.ts";
import { linesInWords } from "#contract/rules/sum-of-stay.ts";
import { type TaxChoice, taxesOf, withTaxes } from "#contract/rules/tax-words.ts";
import type { PriceLineShown } from "#contract/tariff.ts";

/**
 * The price that a guest was shown for a package or a cab, in whole rupees; `estimate` is null where there was none.
 */
export type QuotedPrice = { priceLines: readonly PriceLineShown[]; estimate: number | null };

/** The price as facts of an email: its lines, its total, and the note on taxes; empty when no price was shown. */
export function priceFacts({ priceLines, estimate }: QuotedPrice, taxes: TaxChoice): [string, string][] {
  if (estimate === null) return [];
  return [
    ["Price", linesInWords(priceLines)],
    ["Estimate", withTaxes(formatRupees(estimate), taxesOf(priceLines, taxes))],
  ];
}
