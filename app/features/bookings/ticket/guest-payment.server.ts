import type { GuestBooking } from "#contract/bookings.ts";
import { payableNow } from "#contract/rules/payable.ts";
import type { CompanySettings } from "#contract/settings.ts";
import { drawCode } from "#app/features/payments/draw-code.server.ts";
import { upiAddress } from "#app/features/payments/payment-code.server.ts";

/** A UPI code with an exact amount in whole rupees. `href` opens a UPI app; apps take such links for merchants only. */
export type GuestPayment = {
  title: string;
  upiId: string;
  amount: number;
  by: string;
  href: string | null;
  size: number;
  path: string;
};

/**
 * How a stay is paid, with amount and reference in the code: the advance while it is due, and all that is due. Nothing
 * while the stay is not accepted, its total not settled, or all of it paid; of an ended one what is left of its charge.
 */
export function guestPayments(booking: GuestBooking, payment: CompanySettings["payment"]): GuestPayment[] {
  const { policy, reference } = booking;
  if (!policy) return [];
  const { firstUpiId, firstUpiKind, secondUpiId, secondUpiKind } = payment;
  const code = (title: string, amount: number, by: string, [upiId, kind]: readonly [string, string]) => {
    const address = upiAddress(upiId, payment.payee, { reference, amount, what: title });
    return { title, upiId, amount, by, href: kind === "merchant" ? address : null, ...drawCode(address) };
  };
  const whole = [firstUpiId, firstUpiKind] as const;
  const advanceTo = secondUpiId ? ([secondUpiId, secondUpiKind] as const) : whole;
  const codes = payableNow({ ...booking, advance: policy.advance }).map(({ what, amount }) =>
    what === "Advance"
      ? code(what, amount, policy.advanceDueOn, advanceTo)
      : code(what, amount, policy.balanceDueOn, whole),
  );
  return codes.filter(({ upiId }) => upiId !== "");
}
