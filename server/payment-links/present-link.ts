import type { PaymentLink } from "#contract/payment-links.ts";
import { toRupees } from "#contract/rules/money.ts";
import type { LinkRow } from "./links.queries.ts";

export function presentLink({ paise, url, expires_at }: LinkRow): PaymentLink {
  return { amount: toRupees(paise), url, until: expires_at };
}
