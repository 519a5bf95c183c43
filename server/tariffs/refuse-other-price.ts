import { formatRupees, toRupees } from "#contract/rules/money.ts";
import { AppError } from "../errors.ts";
import { presentLines } from "./price-lines.ts";
import type { PriceLine } from "#contract/rules/price.ts";

/**
 * Refuses a request whose price differs from the one that its sender saw, in whole rupees.
 *
 * @throws price_changed with the lines as they are now
 */
export function refuseOtherPrice(
  expected: number | undefined,
  price: { lines: readonly PriceLine[]; total: number },
): void {
  const total = toRupees(price.total);
  if (expected === undefined || expected === total) return;
  const message = `The price has changed to ${formatRupees(total)}. Please look at it once more`;
  const data = { lines: presentLines(price.lines), total };
  throw new AppError("price_changed", { message, errors: { expectedTotal: message }, data });
}
