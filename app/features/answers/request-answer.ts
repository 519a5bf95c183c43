import { formatRupees } from "#contract/rules/money.ts";
import type { RequestStatus } from "#contract/rules/status.ts";
import { type TaxChoice, withTaxes } from "#contract/rules/tax-words.ts";

/** The answer to a package or a cab in a sentence, with the agreed total; empty while there is none. */
export function answerWords(
  { status, total }: { status: RequestStatus; total: number | null },
  taxes: TaxChoice,
): string {
  if (status === "Rejected") return "We are sorry: we could not arrange this for you.";
  if (status !== "Accepted") return "";
  const price = total === null ? "" : `, ${withTaxes(`${formatRupees(total)} in all`, taxes)}`;
  return `It is confirmed${price}.`;
}
