import type { EndingQuote } from "#contract/endings.ts";
import { formatRupees } from "#contract/rules/money.ts";

/** The charge of an ended stay, and what is still due or given back; a sentence that continues after a colon. */
export function costInWords({ charge, due, over }: Pick<EndingQuote, "charge" | "due" | "over">): string {
  if (charge === null) return "the charge follows once the total is settled.";
  const cost = charge === 0 ? "nothing is charged." : `the charge is ${formatRupees(charge)}.`;
  if (over > 0) return `${cost} You get ${formatRupees(over)} back.`;
  return due ? `${cost} ${formatRupees(due)} of it is still to be paid.` : cost;
}
