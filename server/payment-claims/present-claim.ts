import type { GuestClaim, PaymentClaim } from "#contract/payment-claims.ts";
import { toRupees } from "#contract/rules/money.ts";
import type { ClaimRow } from "./claims.queries.ts";

export function presentClaim(row: ClaimRow): PaymentClaim {
  return {
    id: row.id,
    bookingId: row.booking_id,
    packageBookingId: row.package_booking_id,
    cabBookingId: row.cab_booking_id,
    bookingReference: row.booking_reference,
    customerName: row.customer_name,
    amount: toRupees(row.paise),
    reference: row.reference,
    state: row.state,
    createdAt: row.created_at,
    paymentId: row.state === "Found" ? row.payment_id : null,
  };
}

/** What its guest sees of it. */
export function presentToGuest({ id, paise, reference, state, created_at }: ClaimRow): GuestClaim {
  return { id, amount: toRupees(paise), reference, state, createdAt: created_at };
}
