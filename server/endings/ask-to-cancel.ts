import { cancelMessages } from "#contract/cancel-requests.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { type BookingRow, findBooking } from "../bookings/bookings.queries.ts";
import { readGuestBooking } from "../bookings/guest-link.ts";
import { recordChange } from "../change-log/record-change.ts";
import type { Transaction } from "../db/open.ts";
import { lockRecord } from "../db/records.ts";
import { inTransaction, withTransaction } from "../db/transaction.ts";
import { AppError, orNotFound } from "../errors.ts";
import { changeOf } from "../paid-for.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import type { Services } from "../services.ts";
import { setCancelAsked } from "./endings.queries.ts";
import { quoteFor } from "./quote-ending.ts";

/** What cancelling would cost the guest. Throws not_found | conflict as `refuseEnding`. */
export async function quoteForGuest(services: Services, key: string) {
  return quoteFor(services, await readGuestBooking(services, key), "Cancelled");
}

/**
 * Stores that the guest wants to cancel, and tells staff, once: that day counts for the charge. Nights and money do not
 * change until staff cancel.
 *
 * @throws not_found no such link, or it has ended | conflict as `refuseEnding`
 */
export async function askToCancel(services: Services, key: string) {
  const { id } = await readGuestBooking(services, key);
  return inTransaction(services.db, async (transaction) => {
    await lockRecord(transaction, "bookings", id);
    const booking = await readGuestBooking(withTransaction(services, transaction), key);
    const quote = quoteFor(services, booking, "Cancelled");
    if (booking.cancel_asked_at !== null) return quote;
    await setCancelAsked(transaction, id, services.clock.now().toISOString());
    const { customer_name, reference } = booking;
    const charge = quote.charge === null ? "open until the total is settled" : formatRupees(quote.charge);
    await queueEmails(services, transaction, [
      {
        kind: "booking",
        reference,
        audience: "staff",
        subject: `${customer_name} asks to cancel ${reference}`,
        text: `The charge of today is ${charge}. ${holdsRooms(booking.status) ? "The rooms stay held until you" : "No room is held for it yet:"} cancel the stay in its details; today's charge counts, also later.`,
        answer: { name: customer_name, phone: booking.phone, about: `your stay, ${reference}` },
      },
    ]);
    return quote;
  });
}

/** Clears the guest's wish to cancel. Throws not_found | conflict the guest did not ask to cancel. */
export function keepStay(services: Services, by: { username: string }, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockRecord(transaction, "bookings", id);
    const { customer_name, reference } = await readAsked(transaction, id);
    await setCancelAsked(transaction, id, null);
    await recordChange(services, transaction, {
      by,
      ...changeOf({ table: "bookings", id }, customer_name, reference),
      before: { "Guest asks to cancel": "Yes" },
      after: { "Guest asks to cancel": "No: stays after all" },
    });
  });
}

async function readAsked(transaction: Transaction, id: number): Promise<BookingRow> {
  const booking = orNotFound(await findBooking(transaction, id), "booking");
  if (booking.cancel_asked_at === null) throw new AppError("conflict", { message: cancelMessages.notAsked });
  return booking;
}
