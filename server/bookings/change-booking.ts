import type { BookingChangeForm } from "#contract/bookings.ts";
import { doesNotExist } from "#contract/core/errors.ts";
import { deleteRoomNights } from "../room-nights/room-nights.queries.ts";
import { changeRecord, deleteRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, fieldError, notFound } from "../errors.ts";
import { findHotel } from "../hotels/hotels.queries.ts";
import type { Services } from "../services.ts";
import { reallocateRooms } from "./allocate-rooms.ts";
import { type BookingRow, findBooking, lockBooking } from "./bookings.queries.ts";
import { type Stay, stayOf } from "./stay.ts";
import { changedPrice } from "./stay-price.ts";
import { guestColumns, stayColumns } from "./store-booking.ts";

/**
 * Changes a booking. The nights it held are given back and those it now needs are taken in the same transaction, so a
 * refused change leaves everything as it was.
 *
 * @throws not_found | changed_meanwhile | invalid(hotelId) | invalid(roomId) none of the hotel's | invalid(rooms) too
 * few for the party | no_rooms_left(checkInDate) | conflict(hotelId, roomId) deleted meanwhile
 */
export function changeBooking(services: Services, id: number, form: BookingChangeForm): Promise<BookingRow> {
  return inTransaction(services.db, async (transaction) => {
    await lockBooking(services.db.engine, transaction, id);
    const booking = await findBooking(transaction, id);
    if (!booking) throw notFound("booking");
    if (form.version !== undefined && form.version !== booking.version)
      throw new AppError("changed_meanwhile");
    if (form.hotelId !== booking.hotel_id && !(await findHotel(transaction, form.hotelId)))
      throw fieldError("hotelId", doesNotExist("hotel"));
    const stay = changedStay(booking, form);
    const { hotel_id: hotelId, room_id: roomId, status } = booking;
    const allocation = await reallocateRooms(services, transaction, { id, hotelId, roomId, status }, stay);
    await changeRecord(
      transaction,
      "bookings",
      { id },
      {
        ...guestColumns(form),
        ...stayColumns(stay, allocation),
        suspicious_at: null,
        total_paise: allocation && changedPrice(booking, allocation, stay),
      },
    );
    const changed = await findBooking(transaction, id);
    if (!changed) throw notFound();
    return changed;
  });
}

/**
 * Deletes a booking softly and gives its nights back.
 *
 * @throws not_found
 */
export function deleteBooking(services: Services, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockBooking(services.db.engine, transaction, id);
    await deleteRoomNights(transaction, { booking_id: id });
    await deleteRecord(transaction, "bookings", id, services.clock.now().toISOString(), "booking");
  });
}

/** The changed stay: fields left out of the form stay as they are; a move to another hotel unsets the room type. */
function changedStay(booking: BookingRow, form: BookingChangeForm): Stay {
  const roomId = form.hotelId === booking.hotel_id ? (booking.room_id ?? undefined) : undefined;
  const stay = stayOf(form, form.status ?? booking.status);
  return { ...stay, roomId: form.roomId ?? roomId, rooms: form.rooms ?? booking.rooms };
}
