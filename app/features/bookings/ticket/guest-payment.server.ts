import type { GuestBooking } from "#contract/bookings.ts";
import type { Payment } from "#contract/company.ts";
import { drawCode } from "#app/features/payments/draw-code.server.ts";
import { upiAddress } from "#app/features/payments/payment-code.server.ts";

/** A UPI code for a stay; `amount` in whole rupees, left out where the guest types it. */
export type GuestPayment = { title: string; upiId: string; amount?: number; size: number; path: string };

/**
 * How an accepted stay is paid, with its reference in the code: the advance, whose amount we agree on, and all that is
 * due. Nothing while the stay is not accepted, its total not settled, or all of it paid.
 */
export function guestPayments(booking: GuestBooking, payment: Payment): GuestPayment[] {
  const { status, due, paid, reference } = booking;
  if (status !== "Accepted" || !due) return [];
  const code = (title: string, upiId: string, amount?: number): GuestPayment => {
    const address = upiAddress(upiId, payment.payee, { reference, amount });
    return { title, upiId, amount, ...drawCode(address) };
  };
  const { firstTitle, firstUpiId, secondTitle, secondUpiId } = payment;
  const advance = paid === 0 && secondUpiId ? [code(secondTitle, secondUpiId)] : [];
  return firstUpiId ? [...advance, code(firstTitle, firstUpiId, due)] : advance;
}
