import type { GatewayName } from "#contract/payment-links.ts";
import { formatPaise, formatRupees, isWhole, wholeRupees } from "#contract/rules/money.ts";
import type { Email } from "../outbox/email.ts";
import type { PaidForSummary } from "./read-paid-for-summary.ts";
import { type SplitPayment, surplusInWords } from "./split-payment.ts";

/** Tells staff what came in through a gateway, how much of it is too much, and why it was not recorded, if so. */
export function eventEmail(
  summary: PaidForSummary,
  gateway: GatewayName,
  paid: SplitPayment,
  refusal: string | undefined,
): Email {
  const { kind, reference, name } = summary;
  const { number } = paid;
  const amount = amountOf(paid);
  const base = { kind, reference, audience: "staff" } as const;
  if (refusal !== undefined)
    return {
      ...base,
      subject: `${amount} came in for ${reference} and could not be recorded`,
      text: `${gateway} tells of payment ${number} for ${name}. ${refusal}. Please look at it in ${gateway}'s dashboard and record it by hand.`,
    };
  return {
    ...base,
    subject: `${amount} came in for ${reference}${whatIsOver(summary, paid)}`,
    text: [
      `${name} paid by ${gateway}, payment ${number}. ${recorded(paid)}`,
      paidOnTop(paid, gateway),
      whatToDo(summary, gateway),
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

/** Tells staff that a payment page of this amount was paid, when the gateway names no payment. */
export function unreadEmail(
  { kind, reference, name }: PaidForSummary,
  gateway: GatewayName,
  paise: number,
): Email {
  const amount = formatPaise(paise);
  return {
    kind,
    reference,
    audience: "staff",
    subject: `${amount} came in for ${reference} and could not be recorded`,
    text: `${gateway} tells that ${name} paid the page for ${amount}, and not by which payment. Please look at it in ${gateway}'s dashboard and record it by hand, unless it is recorded here by then.`,
  };
}

/** `₹9,000`; no amount in another currency, whose subunits differ. */
function amountOf({ paise, currency }: SplitPayment): string {
  if (currency !== "INR") return `Money in ${currency}`;
  return isWhole(paise) ? formatRupees(wholeRupees(paise)) : formatPaise(paise);
}

/** Only whole rupees are recorded, because the books have no paise. */
function recorded({ paise }: SplitPayment): string {
  return isWhole(paise) ? "It is recorded." : `${formatRupees(wholeRupees(paise))} of it are recorded.`;
}

/** Money on top, such as a fee, is not ours and owed to nobody; if the gateway does not explain it, staff look. */
function paidOnTop(came: SplitPayment, gateway: GatewayName): string {
  const words = surplusInWords(came, gateway);
  if (words === undefined) return "";
  const look =
    came.fee === came.onTop ? "" : ` Please look at it in ${gateway}'s dashboard: it is most likely a fee.`;
  return `The guest paid ${words}. That is not recorded.${look}`;
}

/** What was overpaid before is not part of this payment. */
function whatIsOver({ over, isDeleted }: PaidForSummary, { paise }: SplitPayment): string {
  if (over > 0) return `, of which ${formatRupees(Math.min(over, wholeRupees(paise)))} are to be returned`;
  return isDeleted ? ", which was deleted" : "";
}

function whatToDo(summary: PaidForSummary, gateway: GatewayName): string {
  if (summary.isDeleted)
    return `The booking was deleted before the money came. Bring it back from the bin, and return the money in ${gateway}'s dashboard if nothing is owed; record that here.`;
  return summary.over > 0
    ? `${whyOver(summary)} Return it in ${gateway}'s dashboard and record that here.`
    : "";
}

function whyOver({ kind, hasEnded }: PaidForSummary): string {
  if (hasEnded && kind !== "booking") return "The booking was rejected before the money came.";
  if (hasEnded) return "The stay had come to its end before the money came.";
  return "More was paid than is owed.";
}
