import type { BookingStatus } from "#contract/rules/status.ts";
import { restore } from "../db/soft-delete.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { reallocateRooms } from "./allocate-rooms.ts";
import { findDeletedBooking, lockBooking } from "./bookings.queries.ts";

/**
 * Brings a deleted booking back and takes its nights again.
 *
 * @throws not_found | no_rooms_left when they were given away since | conflict when the hotel was deleted
 */
export function restoreBooking(services: Services, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockBooking(services.db.engine, transaction, id);
    const booking = await findDeletedBooking(transaction, id);
    if (!booking) throw new AppError("not_found", { message: "There is no such deleted booking" });
    const { hotel_id: hotelId, room_id: roomId, rooms, adults, children, arrival, departure } = booking;
    const status = booking.status as BookingStatus;
    const stay = {
      hotelId,
      roomId: roomId ?? undefined,
      rooms,
      adults,
      children,
      arrival,
      departure,
      status,
    };
    await reallocateRooms(services, transaction, { id, hotelId, roomId, status: "" }, stay);
    await restore(transaction, "bookings", id);
  });
}
