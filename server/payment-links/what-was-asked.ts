import type { GatewayName } from "#contract/payment-links.ts";
import { formatPaise, isWhole } from "#contract/rules/money.ts";
import type { GatewayPayment } from "./gateways/gateway.ts";

/**
 * A payment of a link as it is recorded, in paise. A link can be paid with what it asks for and nothing else: what came
 * in beyond is what the gateway had the guest pay on top (`onTop`), its `fee` where it tells just that.
 */
export type Came = GatewayPayment & { onTop: number };

/** Parts what a link asked for from what was paid on top; money of another currency stays whole. */
export function asAsked(paid: GatewayPayment, asked: number): Came {
  const onTop = paid.currency === "INR" ? Math.max(0, paid.paise - asked) : 0;
  return { ...paid, paise: paid.paise - onTop, onTop };
}

/** `₹212.40 more, which are Razorpay's fee`; undefined where nothing was paid on top. */
export function onTopInWords({ onTop, fee }: Came, gateway: GatewayName): string | undefined {
  if (onTop === 0) return undefined;
  const amount = `${formatPaise(onTop)} more`;
  return fee === onTop ? `${amount}, which are ${gateway}'s fee` : `${amount} than the link asked for`;
}

/** What stands beside the payment in its list. */
export function noteOf(came: Came, gateway: GatewayName): string {
  const told = [isWhole(came.paise) ? undefined : formatPaise(came.paise), onTopInWords(came, gateway)];
  const words = told.filter(Boolean).join(" and ");
  return words ? `${gateway}: ${words}` : gateway;
}
