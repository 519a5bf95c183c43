import type { PaymentMethod } from "#contract/payments.ts";
import { latinDigits } from "#contract/rules/digits.ts";
import type { PaidFor } from "../paid-for.ts";

type Numbered = { paidFor: PaidFor; paise: number; method: PaymentMethod; reference: string };

/**
 * Keys of a payment: the first is equal for two records of the same payment, the others are those of earlier versions;
 * none without a number. Numbers of UPI are unique, and a gateway's page is often paid by UPI; other numbers mean the
 * same payment only for the same booking.
 */
export function onceKeysOf({ paidFor, paise, method, reference }: Numbered): string[] {
  const number = numberOf(reference);
  if (number === "") return [];
  const direction = paise > 0 ? "in" : "out";
  const asBefore = reference.replace(/[\s-]/g, "").toUpperCase();
  if (method !== "UPI" && method !== "Online")
    return [number, asBefore].map((one) => `${method} ${direction} ${one} ${paidFor.table} ${paidFor.id}`);
  const either = ["UPI", "Online"].map((one) => `${one} ${direction} ${asBefore}`);
  return [`UPI ${direction} ${number}`, `Online ${direction} ${number}`, ...either];
}

/** `UPI/4120 7788 9911`, `4120–7788–9911.` and `४१२०७७८८९९११` are one number, as apps and people write it. */
function numberOf(reference: string): string {
  const plain = latinDigits(reference.normalize("NFKC")).toUpperCase();
  return plain.replace(/[^\p{L}\p{M}\p{N}]/gu, "").replace(/^(?:UPI|UTR|RRN|REF|NO)+(?=\d{12}$)/, "");
}
