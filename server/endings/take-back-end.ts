import { endingMessages } from "#contract/endings.ts";
import { shortDate } from "#contract/rules/dates.ts";
import { heldRooms, reallocateRooms } from "../bookings/allocate-rooms.ts";
import { findBooking } from "../bookings/bookings.queries.ts";
import { recordChange } from "../change-log/record-change.ts";
import { changeRecord, lockRecord } from "../db/records.ts";
import type { Transaction } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, orNotFound } from "../errors.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import { changeOf } from "../paid-for.ts";
import type { Services } from "../services.ts";
import { notEnded } from "../stay-terms/not-ended.ts";
import { takenBackEmails } from "./ending-emails.ts";

/**
 * Undoes the end of a stay: it is as before, with its nights.
 *
 * @throws not_found | conflict not ended, or its hotel was deleted | no_rooms_left its nights were sold since
 */
export function takeBackEnd(services: Services, by: { username: string }, id: number): Promise<void> {
  return inTransaction(services.db, (transaction) => takeBackEndIn(services, transaction, by, id));
}

/** `takeBackEnd` within a larger transaction. */
export async function takeBackEndIn(
  services: Services,
  transaction: Transaction,
  by: { username: string },
  id: number,
): Promise<void> {
  await lockRecord(transaction, "bookings", id);
  const booking = orNotFound(await findBooking(transaction, id), "booking");
  if (booking.ending === null || booking.ended_from === null)
    throw new AppError("conflict", { message: endingMessages.notEnded });
  const { hotel_id: hotelId, room_id: roomId, rooms, adults, children, arrival, departure } = booking;
  const stay = { hotelId, rooms, adults, children, arrival, departure, status: booking.ended_from };
  const ended = { id, hotelId, roomId, status: booking.status, isSettled: true };
  let moved = {};
  try {
    const asBefore = { ...stay, roomId: roomId ?? undefined };
    const allocation = await reallocateRooms(services, transaction, ended, asBefore);
    // If its room type was deleted meanwhile, it got rooms of another.
    if (allocation && allocation.room.id !== roomId) moved = heldRooms(allocation);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "no_rooms_left") throw error;
    const nights = `${shortDate(arrival)} to ${shortDate(departure)}`;
    const message = `The rooms of ${booking.reference} for ${nights} were sold since: the stay cannot be brought back`;
    throw new AppError("no_rooms_left", { message });
  }
  await changeRecord(transaction, "bookings", { id }, { ...notEnded, ...moved, status: booking.ended_from });
  await queueEmails(services, transaction, takenBackEmails(booking));
  await recordChange(services, transaction, {
    by,
    ...changeOf({ table: "bookings", id }, booking.customer_name, booking.reference),
    before: { Status: booking.status, Ending: booking.ending },
    after: { Status: booking.ended_from },
  });
}
