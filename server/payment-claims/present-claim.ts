import type { PaymentClaim } from "#contract/payment-claims.ts";
import { toRupees } from "#contract/rules/money.ts";
import type { ClaimRow } from "./claims.queries.ts";

export function presentClaim(row: ClaimRow): PaymentClaim {
  return {
    id: row.id,
    bookingId: row.booking_id,
    bookingReference: row.booking_reference,
    customerName: row.customer_name,
    amount: toRupees(row.paise),
    reference: row.reference,
    state: row.state,
    createdAt: row.created_at,
    paymentId: row.payment_id,
  };
}
