import type { BookingChangeForm } from "#contract/bookings.ts";
import { holdsRooms } from "#contract/rules/status.ts";
import { deleteRoomNights } from "../availability/availability.queries.ts";
import type { Transaction } from "../db/open.ts";
import { softDelete } from "../db/soft-delete.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, fieldError } from "../errors.ts";
import { findHotel } from "../hotels/hotels.queries.ts";
import type { Services } from "../services.ts";
import { type BookingRow, findBooking, lockBooking, updateBooking } from "./bookings.queries.ts";
import type { RoomChoice } from "./choose-room.ts";
import { stayValue } from "./create-booking.ts";
import { settleRooms, type Stay } from "./settle-rooms.ts";

/**
 * Changes a booking; what it held is given back and what it now needs is taken in the same transaction, so that a
 * refusal (`no_rooms_left`, naming the nights) leaves everything as it was.
 */
export function changeBooking(services: Services, id: number, form: BookingChangeForm): Promise<BookingRow> {
  return inTransaction(services.db, async (transaction) => {
    await lockBooking(services.db.engine, transaction, id);
    const booking = await findBooking(transaction, id);
    if (!booking) throw new AppError("not_found", { message: "This booking does not exist, or no longer" });
    if (form.version !== undefined && form.version !== booking.version)
      throw new AppError("changed_meanwhile");
    const movesHotel = form.hotelId !== booking.hotel_id;
    if (movesHotel && !(await findHotel(transaction, form.hotelId))) {
      throw fieldError("hotelId", "This hotel does not exist, or no longer");
    }
    const stay: Stay = {
      hotelId: form.hotelId,
      roomId: form.roomId ?? (movesHotel ? undefined : (booking.room_id ?? undefined)),
      rooms: form.rooms ?? booking.rooms,
      adults: form.adults,
      children: form.children,
      arrival: form.checkInDate,
      departure: form.checkOutDate,
      status: form.status ?? booking.status,
    };
    const held = holdsRooms(booking.status) ? booking.hotel_id : undefined;
    const choice = await settleRooms(services, transaction, { id, room_id: booking.room_id, held }, stay);
    await updateBooking(transaction, id, {
      customer_name: form.customerName,
      email: form.email,
      phone: form.phoneNo,
      special_request: form.specialRequest,
      suspicious_at: null,
      ...toColumns(stay, choice),
      total_paise: choice && priceOf(booking, stay, choice),
    });
    return await reread(transaction, id);
  });
}

/** Deletes a booking softly and gives its nights back. Throws when there is none. */
export function deleteBooking(services: Services, id: number): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    await lockBooking(services.db.engine, transaction, id);
    await deleteRoomNights(transaction, { booking_id: id });
    const deleted = await softDelete(transaction, "bookings", id, services.clock.now().toISOString());
    if (!deleted) throw new AppError("not_found", { message: "This booking does not exist, or no longer" });
  });
}

function toColumns(stay: Stay, choice: RoomChoice | null) {
  const { arrival, departure, status, adults, children, hotelId } = stay;
  return {
    hotel_id: hotelId,
    arrival,
    departure,
    status,
    adults,
    children,
    rooms: choice?.rooms ?? stay.rooms,
    room_id: choice?.room.id ?? null,
  };
}

/** In paise. The price that a guest was told, and may have paid, stays while rooms and nights do, whatever rents do. */
function priceOf(booking: BookingRow, stay: Stay, choice: RoomChoice): number {
  const isSameStay =
    booking.room_id === choice.room.id &&
    booking.rooms === choice.rooms &&
    booking.arrival === stay.arrival &&
    booking.departure === stay.departure;
  return isSameStay && booking.total_paise !== null ? booking.total_paise : stayValue(choice, stay);
}

async function reread(transaction: Transaction, id: number): Promise<BookingRow> {
  const booking = await findBooking(transaction, id);
  if (!booking) throw new AppError("not_found");
  return booking;
}
