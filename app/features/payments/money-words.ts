import { formatRupees } from "#contract/rules/money.ts";
import type { MoneyOfStay } from "#contract/rules/payment.ts";

/** What a stay still owes, or has to get back: `₹6,300 due`. */
export function moneyWords({ paid, due, over, paymentStatus }: MoneyOfStay): string {
  if (paymentStatus === "To return") return `${formatRupees(over)} to return`;
  if (over > 0) return `${formatRupees(over)} over, to give back`;
  if (due === null) return paid > 0 ? `${formatRupees(paid)} received` : "Not settled";
  return due > 0 ? `${formatRupees(due)} due` : paymentStatus;
}
