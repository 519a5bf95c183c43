import { formatRupees } from "./money.ts";
import { type Line, lineInWords } from "./sum-of-stay.ts";

/** A price of a journey in whole rupees, as the API tells it. */
export type ToldEstimate = { lines: readonly Line[]; total: number; isFrom?: boolean };

/** A journey's price in words; `expected` is the total as a plain number, to be sent with its form. */
export function estimateWords({ lines, total, isFrom }: ToldEstimate) {
  const amount = formatRupees(total);
  return {
    lines: lines.map(lineInWords).join("\n"),
    total: isFrom ? `from ${amount}` : amount,
    expected: String(total),
  };
}
