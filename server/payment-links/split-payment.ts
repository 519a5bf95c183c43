import type { GatewayName } from "#contract/payment-links.ts";
import { formatPaise, isWhole } from "#contract/rules/money.ts";
import type { GatewayPayment } from "./gateways/gateway.ts";

/**
 * A link's payment as it is recorded, in paise. A link can only be paid with its own amount: anything more is what the
 * gateway let the guest pay in addition (`onTop`), its `fee` if it reports exactly that.
 */
export type SplitPayment = GatewayPayment & { onTop: number };

/** Splits a payment into the link's amount and what was paid in addition; other currencies are not split. */
export function splitPayment(paid: GatewayPayment, linkAmount: number): SplitPayment {
  const onTop = paid.currency === "INR" ? Math.max(0, paid.paise - linkAmount) : 0;
  return { ...paid, paise: paid.paise - onTop, onTop };
}

/** `₹212.40 more, which are Razorpay's fee`; undefined when nothing was paid in addition. */
export function surplusInWords({ onTop, fee }: SplitPayment, gateway: GatewayName): string | undefined {
  if (onTop === 0) return undefined;
  const amount = `${formatPaise(onTop)} more`;
  return fee === onTop ? `${amount}, which are ${gateway}'s fee` : `${amount} than the link asked for`;
}

/** The note beside the payment in its list. */
export function noteOf(came: SplitPayment, gateway: GatewayName): string {
  const reasons = [isWhole(came.paise) ? undefined : formatPaise(came.paise), surplusInWords(came, gateway)];
  const words = reasons.filter(Boolean).join(" and ");
  return words ? `${gateway}: ${words}` : gateway;
}
