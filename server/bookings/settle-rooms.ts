import { type BookingStatus, holdsRooms } from "#contract/rules/status.ts";
import { deleteRoomNights } from "../availability/availability.queries.ts";
import { takeRoomNights } from "../availability/take-room-nights.ts";
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
 * has its rooms keeps them when hotel or room type were deleted since; no other is let into a hotel that was.
 */
export async function settleRooms(
  services: Services,
  transaction: Transaction,
  booking: Before,
  stay: Stay,
): Promise<RoomChoice | null> {
  const isKept = booking.held === stay.hotelId;
  if (holdsRooms(stay.status)) await relyOnHotel(services, transaction, stay.hotelId, isKept);
  const holder = { booking_id: booking.id };
  const preferred = await deleteRoomNights(transaction, holder);
  const choice = await chooseRoom(transaction, booking, stay, isKept);
  if (!choice || !holdsRooms(stay.status)) return choice;
  const { room, rooms } = choice;
  const { arrival, departure } = stay;
  const keepsType = isKept && room.id === booking.room_id;
  const taking = { roomId: room.id, rooms, arrival, departure, preferred, isKept: keepsType };
  await takeRoomNights(services.db.engine, transaction, holder, taking);
  return choice;
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
  booking: Before,
  stay: Stay,
  isKept: boolean,
): Promise<RoomChoice | null> {
  const takes = holdsRooms(stay.status);
  if (stay.roomId === undefined) return takes ? cheapestRoom(transaction, stay) : null;
  const room = (await roomsOfHotel(transaction, stay.hotelId)).find(({ id }) => id === stay.roomId);
  const own = stay.roomId === booking.room_id;
  if (!room && own && takes && isKept) return { room: await keptRoom(transaction, stay), rooms: stay.rooms };
  // A room type that was deleted since keeps no stay from being rejected, or accepted elsewhere in the hotel.
  if (!room && own) return takes ? cheapestRoom(transaction, stay) : null;
  if (!room) throw fieldError("roomId", "Choose a room type of this hotel");
  if (takes) refuseTooSmall(room, stay);
  return { room, rooms: stay.rooms };
}

async function keptRoom(transaction: Transaction, stay: Stay) {
  const room = stay.roomId === undefined ? undefined : await findRoomEvenDeleted(transaction, stay.roomId);
  if (!room) throw fieldError("roomId", "Choose a room type of this hotel");
  refuseTooSmall(room, stay);
  return room;
}
