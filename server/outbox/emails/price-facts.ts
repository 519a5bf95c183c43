import { formatRupees } from "#contract/rules/money.ts";
import { linesInWords } from "#contract/rules/sum-of-stay.ts";
import { type TaxChoice, taxesOf, withTaxes } from "#contract/rules/tax-words.ts";
import type { PriceLineShown } from "#contract/tariff.ts";

/** What a guest was told that a package or a cab costs, in whole rupees; `estimate` is null where nothing was. */
export type ToldPrice = { priceLines: readonly PriceLineShown[]; estimate: number | null };

/** The price as facts of an email: its lines, what they come to, and what of taxes; nothing where none was told. */
export function priceFacts({ priceLines, estimate }: ToldPrice, taxes: TaxChoice): [string, string][] {
  if (estimate === null) return [];
  return [
    ["Price", linesInWords(priceLines)],
    ["Estimate", withTaxes(formatRupees(estimate), taxesOf(priceLines, taxes))],
  ];
}
