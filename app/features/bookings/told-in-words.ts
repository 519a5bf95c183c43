import type { Booking } from "#contract/bookings.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { type TaxChoice, withTaxes } from "#contract/rules/tax-words.ts";

/** What a guest was told that a stay costs at least: `₹8,000 + taxes`; empty where nothing was. */
export function toldInWords(
  { toldFrom, isToldWithTax }: Pick<Booking, "toldFrom" | "isToldWithTax">,
  taxes: TaxChoice,
): string {
  if (toldFrom === undefined) return "";
  return withTaxes(formatRupees(toldFrom), isToldWithTax ? "included" : taxes);
}
