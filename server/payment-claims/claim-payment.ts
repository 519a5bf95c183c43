import { type ClaimForm, claimMessages, mostClaims } from "#contract/payment-claims.ts";
import { formatRupees, toPaise } from "#contract/rules/money.ts";
import { readGuestBooking } from "../bookings/guest-link.ts";
import { lockBooking } from "../bookings/bookings.queries.ts";
import { inTransaction, within } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import type { Services } from "../services.ts";
import { moneyOfBooking } from "../stay-terms/present-money.ts";
import { claimsOf, insertClaim } from "./claims.queries.ts";

/**
 * Keeps a guest's word that money was sent, and tells staff; it counts only once they have found it. The same number
 * told twice for a stay is one claim.
 *
 * @throws not_found no such link, or it has ended | conflict nothing is due, or too many were told of
 */
export async function claimPayment(services: Services, form: ClaimForm): Promise<{ id: number }> {
  const { id: booking_id } = await readGuestBooking(services, form.key);
  return inTransaction(services.db, async (transaction) => {
    await lockBooking(services.db.engine, transaction, booking_id);
    const booking = await readGuestBooking(within(services, transaction), form.key);
    const reference = form.reference.replace(/[\s-]/g, "").toUpperCase();
    const told = await claimsOf(transaction, booking_id);
    const earlier = told.find((claim) => claim.reference === reference);
    if (earlier) return { id: earlier.id };
    if (!moneyOfBooking(booking).due) throw new AppError("conflict", { message: claimMessages.nothingDue });
    if (told.length >= mostClaims) throw new AppError("conflict", { message: claimMessages.tooMany });
    const created_at = services.clock.now().toISOString();
    const id = await insertClaim(transaction, {
      booking_id,
      paise: toPaise(form.amount),
      reference,
      created_at,
    });
    const amount = formatRupees(form.amount);
    await queueEmails(services, transaction, [
      {
        kind: "booking",
        reference: booking.reference,
        audience: "staff",
        subject: `${booking.customer_name} says ${amount} were paid for ${booking.reference}`,
        text: `By UPI, number ${reference}. Look for it in the bank's app and say on the dashboard whether it is there.`,
      },
    ]);
    return { id };
  });
}
