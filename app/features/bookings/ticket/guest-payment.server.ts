import type { GuestBooking } from "#contract/bookings.ts";
import type { Payable } from "#contract/rules/payable.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { CompanySettings } from "#contract/settings.ts";
import { drawCode } from "#app/features/payments/draw-code.server.ts";
import { upiAddress } from "#app/features/payments/payment-code.server.ts";
import { payableOn } from "#app/features/payments/payable-on.ts";

/** A UPI QR code for an amount in whole rupees. `href` opens a UPI app; null unless the payee is a merchant, as apps require. */
export type GuestPayment = {
  title: string;
  upiId: string;
  amount: number;
  /** The due date; null when none was agreed on. */
  by: string | null;
  href: string | null;
  size: number;
  path: string;
};

type Due = Payable & { by: string | null };

/**
 * The payments that are due for a stay on that day: the advance, and the whole balance; for an ended stay the rest of its charge.
 * Empty while the stay is not accepted, its total is not settled, or nothing is due.
 */
export function guestPayments(
  booking: GuestBooking,
  payment: CompanySettings["payment"],
  today: CalendarDate,
): GuestPayment[] {
  const { policy, reference } = booking;
  if (!policy) return [];
  const dated = payableOn(today, booking).map((payable) => ({
    ...payable,
    by: payable.what === "Advance" ? policy.advanceDueOn : policy.balanceDueOn,
  }));
  return paymentCodesOf(dated, reference, payment);
}

/** Codes that contain amount and reference; an advance goes to the second UPI ID, if there is one. */
export function paymentCodesOf(
  owed: readonly Due[],
  reference: string,
  { payee, firstUpiId, firstUpiKind, secondUpiId, secondUpiKind }: CompanySettings["payment"],
): GuestPayment[] {
  const balanceTo = { upiId: firstUpiId, kind: firstUpiKind };
  const advanceTo = secondUpiId ? { upiId: secondUpiId, kind: secondUpiKind } : balanceTo;
  return owed.flatMap(({ what, amount, by }) => {
    const { upiId, kind } = what === "Advance" ? advanceTo : balanceTo;
    if (upiId === "") return [];
    const address = upiAddress(upiId, payee, { reference, amount, what });
    const href = kind === "merchant" ? address : null;
    return [{ title: what, upiId, amount, by, href, ...drawCode(address) }];
  });
}
