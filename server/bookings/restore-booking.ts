import { changeRecord, restoreRecord, lockRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { heldRooms, reallocateRooms } from "./allocate-rooms.ts";
import { findDeletedBooking } from "./bookings.queries.ts";
import { isWithoutRooms } from "./wanted-rooms.ts";

/**
 * Brings a deleted booking back and takes its nights again.
 *
 * @throws not_found | no_rooms_left when they were given away since | conflict when the hotel was deleted
 */
export function restoreBooking(services: Services, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockRecord(transaction, "bookings", id);
    const booking = await findDeletedBooking(transaction, id);
    if (!booking) throw new AppError("not_found", { message: "There is no such deleted booking" });
    const { hotel_id: hotelId, room_id, rooms, adults, children, arrival, departure, status } = booking;
    const roomId = room_id ?? undefined;
    const stay = { hotelId, roomId, rooms, adults, children, arrival, departure, status };
    const deleted = { id, hotelId, roomId: room_id, status: "" as const, isSettled: true };
    const allocation = isWithoutRooms({ status, roomId: room_id })
      ? null
      : await reallocateRooms(services, transaction, deleted, stay);
    await restoreRecord(transaction, "bookings", id);
    // If its room type was deleted meanwhile, it got rooms of another.
    if (allocation && allocation.room.id !== room_id)
      await changeRecord(transaction, "bookings", { id }, heldRooms(allocation));
  });
}
