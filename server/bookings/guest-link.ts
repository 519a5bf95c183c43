import { bookingMessages } from "#contract/bookings.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { recordChange } from "../change-log/record-change.ts";
import { inTransaction } from "../db/transaction.ts";
import { changeRecord } from "../db/records.ts";
import { AppError, notFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { type BookingRow, findBooking, findBookingByKey } from "./bookings.queries.ts";
import { guestKeyHash, newGuestKey } from "../guest-key.ts";

const daysAfterDeparture = 30;

/**
 * Returns the booking that a guest's link is for.
 *
 * @throws not_found for an unknown link and for an expired one
 */
export async function readGuestBooking(services: Services, key: string): Promise<BookingRow> {
  const booking = await findBookingByKey(services.db.executor, guestKeyHash(key));
  if (!booking) throw notFound("booking");
  const lastDay = booking.guest_link_until ?? addDays(booking.departure, daysAfterDeparture);
  if (todayInKashmir(services.clock.now()) > lastDay)
    throw new AppError("not_found", { message: bookingMessages.linkEnded });
  return booking;
}

/**
 * Makes a new link to a booking; the one before stops working. Returns its key, of which only the hash is stored. The
 * link works until 30 days after departure, and for 30 days at least.
 *
 * @throws not_found
 */
export function renewGuestLink(services: Services, id: number, by: { username: string }): Promise<string> {
  return inTransaction(services.db, async (transaction) => {
    const booking = await findBooking(transaction, id);
    if (!booking) throw notFound("booking");
    const key = newGuestKey();
    const today = todayInKashmir(services.clock.now());
    const from = booking.departure > today ? booking.departure : today;
    await changeRecord(
      transaction,
      "bookings",
      { id },
      {
        guest_key_hash: guestKeyHash(key),
        guest_link_until: addDays(from, daysAfterDeparture),
      },
    );
    await recordChange(services, transaction, {
      by,
      action: "changed",
      kind: "bookings",
      recordId: id,
      title: `${booking.customer_name}, ${booking.reference}`,
      before: { "Guest's link": "" },
      after: { "Guest's link": "A new one; the one before has ended" },
    });
    return key;
  });
}
