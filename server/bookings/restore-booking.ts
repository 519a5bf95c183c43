import { restore } from "../db/soft-delete.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { findDeletedBooking, lockBooking } from "./bookings.queries.ts";
import { settleRooms } from "./settle-rooms.ts";

/** Brings a deleted booking back and takes its nights again. Throws `no_rooms_left` when they were given away since. */
export function restoreBooking(services: Services, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockBooking(services.db.engine, transaction, id);
    const booking = await findDeletedBooking(transaction, id);
    if (!booking) throw new AppError("not_found", { message: "There is no such deleted booking" });
    await settleRooms(
      services,
      transaction,
      { id, room_id: booking.room_id },
      {
        hotelId: booking.hotel_id,
        roomId: booking.room_id ?? undefined,
        rooms: booking.rooms,
        adults: booking.adults,
        children: booking.children,
        arrival: booking.arrival,
        departure: booking.departure,
        status: booking.status,
      },
    );
    await restore(transaction, "bookings", id);
  });
}
