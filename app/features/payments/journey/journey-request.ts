import type { RequestStatus } from "#contract/rules/status.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { payableNow } from "#contract/rules/payable.ts";
import type { PaymentRequest } from "../payment-message.ts";

/** A package or a cab as its payments stand. */
export type OwingJourney = { status: RequestStatus; total: number | null; paid: number; due: number | null };

/** Where money can be sent: an ID of UPI, and the page of all ways to pay; each empty where there is none. */
type WaysToPay = { upiId: string; page: string };

/**
 * What the guest of an accepted package or cab is asked for, after `greeting`; null when nothing is due. The payments
 * template is about stays, so that its words are not these.
 */
export function journeyPaymentRequest(
  greeting: string,
  journey: OwingJourney,
  { upiId, page }: WaysToPay,
): PaymentRequest | null {
  const [payable] = payableNow({ ...journey, ending: null, advance: null });
  if (!payable || journey.total === null) return null;
  const { amount } = payable;
  const owed = `${formatRupees(amount)} of ${formatRupees(journey.total)} is still due`;
  const byUpi = upiId && `You can pay by UPI to ${upiId}.`;
  const others = page && `The ways to pay: ${page}`;
  return {
    amount,
    isAdvance: false,
    message: [greeting, `${owed}.`, byUpi, others].filter(Boolean).join(" "),
  };
}
