import { taxLineWithin } from "./added-tax.ts";
import { adjustmentWords } from "./adjustment.ts";
import { type PriceLine, sumOf } from "./price.ts";
import { type TaxedStay, taxOfPart, taxOfStay, taxOnTop, type TaxRules } from "./tax.ts";

type Stay = Omit<TaxedStay, "total" | "lines">;

/**
 * The lines of a price with an adjustment, so that they come to the total that was agreed on, in paise. Tax that was
 * added to it is then of what was agreed on, which includes it. Without lines there is nothing to adjust.
 */
export function linesOfAgreed(
  lines: readonly PriceLine[],
  stay: Stay,
  total: number,
  rules: TaxRules | undefined,
): PriceLine[] {
  const bare = lines.filter(({ kind }) => kind !== "adjustment" && kind !== "tax");
  if (bare.length === 0) return [];
  const tax = taxOfAgreed(lines, { ...stay, total, lines: bare }, rules);
  const rate = total - sumOf(bare) - sumOf(tax);
  const adjustment = {
    kind: "adjustment",
    name: adjustmentWords,
    quantity: 1,
    nights: 1,
    rate,
    amount: rate,
  } as const;
  return [...bare, ...(rate === 0 ? [] : [adjustment]), ...tax];
}

/** The lines of tax in a total, at the rates of its nights; where no tax is added any more, at those that were told. */
function taxOfAgreed(lines: readonly PriceLine[], stay: TaxedStay, rules: TaxRules | undefined): PriceLine[] {
  const told = taxOnTop(lines);
  // A price of nothing has no tax that could have been told.
  if (!told && sumOf(lines) !== 0) return [];
  const taxes = (rules && taxOfStay(stay, rules)) ?? taxOfPart(stay.total, told ?? []);
  return taxes.filter(({ percent }) => percent > 0).map(taxLineWithin);
}
