import type { BookingChangeForm } from "#contract/bookings.ts";
import { type BookingStatus, holdsRooms } from "#contract/rules/status.ts";
import { deleteRoomNights } from "../availability/availability.queries.ts";
import { takeRoomNights } from "../availability/take-room-nights.ts";
import type { Transaction } from "../db/open.ts";
import { softDelete } from "../db/soft-delete.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, fieldError } from "../errors.ts";
import { findHotel } from "../hotels/hotels.queries.ts";
import { roomsOfHotel } from "../rooms/rooms.queries.ts";
import type { Services } from "../services.ts";
import { type BookingRow, findBooking, lockBooking, updateBooking } from "./bookings.queries.ts";
import { cheapestRoom, refuseTooSmall, type RoomChoice } from "./choose-room.ts";
import { stayValue } from "./create-booking.ts";

type Stay = {
  hotelId: number;
  roomId?: number;
  rooms: number;
  adults: number;
  children: number;
  arrival: string;
  departure: string;
  status: BookingStatus;
};

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
      status: form.status ?? (booking.status as BookingStatus),
    };
    const choice = await settleRooms(services, transaction, booking, stay);
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

/** Gives the nights back that the booking holds and, in a status that holds rooms, takes those it needs now. */
export async function settleRooms(
  services: Services,
  transaction: Transaction,
  booking: { id: number; room_id: number | null },
  stay: Stay,
) {
  const holder = { booking_id: booking.id };
  const preferred = await deleteRoomNights(transaction, holder);
  const choice = await chooseRoom(transaction, booking, stay);
  if (!choice || !holdsRooms(stay.status)) return choice;
  const { room, rooms } = choice;
  const { arrival, departure } = stay;
  const taking = { roomId: room.id, rooms, arrival, departure, preferred };
  const type = { name: room.room_type, units: room.units };
  await takeRoomNights(services.db.engine, transaction, holder, taking, type);
  return choice;
}

async function chooseRoom(
  transaction: Transaction,
  booking: { room_id: number | null },
  stay: Stay,
): Promise<RoomChoice | null> {
  if (stay.roomId === undefined) return holdsRooms(stay.status) ? cheapestRoom(transaction, stay) : null;
  const room = (await roomsOfHotel(transaction, stay.hotelId)).find(({ id }) => id === stay.roomId);
  if (!room) {
    // A room type that was deleted since keeps no stay from being rejected or completed elsewhere.
    if (stay.roomId === booking.room_id)
      return holdsRooms(stay.status) ? cheapestRoom(transaction, stay) : null;
    throw fieldError("roomId", "Choose a room type of this hotel");
  }
  if (holdsRooms(stay.status)) refuseTooSmall(room, stay);
  return { room, rooms: stay.rooms };
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
