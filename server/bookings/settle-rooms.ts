import { type BookingStatus, holdsRooms } from "#contract/rules/status.ts";
import { deleteRoomNights } from "../availability/availability.queries.ts";
import { lockRoom } from "../availability/lock-room.ts";
import { roomIsGone, takeRoomNights } from "../availability/take-room-nights.ts";
import type { Transaction } from "../db/open.ts";
import { AppError, fieldError } from "../errors.ts";
import { lockHotel } from "../hotels/hotels.queries.ts";
import { findRoomEvenDeleted, roomsOfHotel } from "../rooms/rooms.queries.ts";
import type { Services } from "../services.ts";
import { cheapestRoom, refuseTooSmall, type RoomChoice } from "./choose-room.ts";

export type Stay = {
  hotelId: number;
  roomId?: number;
  rooms: number;
  adults: number;
  children: number;
  arrival: string;
  departure: string;
  status: BookingStatus;
};

/** A booking as it stood: `held` is the hotel in which it has rooms, if it has any. */
type Before = { id: number; room_id: number | null; held?: number };

/**
 * Gives the nights back that the booking holds and, in a status that holds rooms, takes those it needs now. A stay that
 * has its rooms keeps them when hotel or room type were deleted since; no other is let into a hotel that was. Called
 * before the booking itself is written: whoever writes one holds the sums of all bookings, and must not wait for rooms.
 */
export async function settleRooms(
  services: Services,
  transaction: Transaction,
  booking: Before,
  stay: Stay,
): Promise<RoomChoice | null> {
  const preferred = await deleteRoomNights(transaction, { booking_id: booking.id });
  const choice = await holdRooms(services, transaction, booking, stay);
  if (choice && holdsRooms(stay.status))
    await takeChosen(services, transaction, booking, { ...stay, preferred }, choice);
  return choice;
}

/** Chooses a room type and, for a stay that takes rooms of it, holds it until the transaction ends. */
export async function holdRooms(
  services: Services,
  transaction: Transaction,
  booking: Omit<Before, "id">,
  stay: Stay,
): Promise<RoomChoice | null> {
  const isKept = booking.held === stay.hotelId;
  const takes = holdsRooms(stay.status);
  if (takes) await relyOnHotel(services, transaction, stay.hotelId, isKept);
  const choice = await chooseRoom(transaction, booking, stay, isKept);
  if (choice && takes) await lockRoom(services.db.engine, transaction, choice.room.id);
  return choice;
}

/** Takes the nights of the rooms that were chosen. */
export async function takeChosen(
  services: Services,
  transaction: Transaction,
  booking: Before,
  stay: Stay & { preferred?: ReadonlySet<number> },
  { room, rooms }: RoomChoice,
): Promise<void> {
  const { arrival, departure, preferred } = stay;
  const isKept = booking.held === stay.hotelId && room.id === booking.room_id;
  const taking = { roomId: room.id, rooms, arrival, departure, preferred, isKept };
  await takeRoomNights(services.db.engine, transaction, { booking_id: booking.id }, taking);
}

/** Until the transaction ends nobody deletes the hotel; refuses a stay that is new in one that was deleted. */
async function relyOnHotel(services: Services, transaction: Transaction, hotelId: number, isKept: boolean) {
  const hotel = await lockHotel(services.db.engine, transaction, hotelId, "shared");
  if (hotel && (hotel.deleted_at === null || isKept)) return;
  const message = `${hotel?.name ?? "This hotel"} was deleted. Restore it first, or move the stay to another hotel`;
  throw new AppError("conflict", { message, errors: { hotelId: message } });
}

async function chooseRoom(
  transaction: Transaction,
  booking: Pick<Before, "room_id">,
  stay: Stay,
  isKept: boolean,
): Promise<RoomChoice | null> {
  const takes = holdsRooms(stay.status);
  if (stay.roomId === undefined) return takes ? cheapestRoom(transaction, stay) : null;
  const room = (await roomsOfHotel(transaction, stay.hotelId)).find(({ id }) => id === stay.roomId);
  if (!room && stay.roomId === booking.room_id) return withoutType(transaction, stay.roomId, stay, isKept);
  if (!room) throw fieldError("roomId", "Choose a room type of this hotel");
  if (takes) refuseTooSmall(room, stay);
  return { room, rooms: stay.rooms };
}

/**
 * For a stay whose room type was deleted since: that keeps none from being rejected, a stay that has its rooms keeps
 * them, and another gets the cheapest type there still is.
 */
async function withoutType(transaction: Transaction, roomId: number, stay: Stay, isKept: boolean) {
  if (!holdsRooms(stay.status)) return null;
  const deleted = await findRoomEvenDeleted(transaction, roomId);
  if (!deleted || !isKept) {
    const other = await cheapestRoom(transaction, stay);
    if (!other) throw roomIsGone(deleted?.room_type);
    return other;
  }
  refuseTooSmall(deleted, stay);
  return { room: deleted, rooms: stay.rooms };
}
