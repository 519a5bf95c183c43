import { holdsRooms, nightsEffect, nightsEffects } from "#contract/rules/status-changes.ts";
import type { BookingStatus } from "#contract/rules/status.ts";
import { deleteRoomNights, lockRoom } from "../availability/availability.queries.ts";
import { roomIsGone } from "../availability/refusals.ts";
import { takeRoomNights } from "../availability/take-room-nights.ts";
import type { Transaction } from "../db/open.ts";
import { AppError } from "../errors.ts";
import { lockHotel } from "../hotels/hotels.queries.ts";
import { findRoomEvenDeleted } from "../rooms/rooms.queries.ts";
import type { Services } from "../services.ts";
import {
  type Allocation,
  cheapestFreeRooms,
  findNamedRoom,
  fitting,
  unknownRoom,
} from "./find-free-rooms.ts";
import type { Stay } from "./stay.ts";

/** A booking as it is stored until now. */
type Booked = { hotelId: number; roomId: number | null; status: BookingStatus };

/**
 * Gives and takes what the change of a booking asks for: `status-changes.ts` has the table. A stay that has its rooms
 * keeps them when hotel or room type were deleted since; no other is let into a hotel that was. Called before the
 * booking itself is written: whoever writes one holds the sums of all bookings, and must not wait for rooms.
 * Throws `no_rooms_left`, naming the nights, `conflict` for what was deleted, and `invalid` as `findFreeRooms`.
 */
export async function reallocateRooms(
  services: Services,
  transaction: Transaction,
  booking: Booked & { id: number },
  stay: Stay,
): Promise<Allocation | null> {
  const { givesBack, takes } = nightsEffects[nightsEffect(booking.status, stay.status)];
  const preferred = givesBack ? await deleteRoomNights(transaction, { booking_id: booking.id }) : undefined;
  const allocation = await allocateRooms(services, transaction, stay, booking);
  if (takes && allocation)
    await takeNights(services, transaction, booking.id, { ...stay, preferred }, allocation, booking);
  return allocation;
}

/**
 * Finds a stay its rooms and, in a status that holds rooms, keeps everybody else from them until the transaction ends;
 * their nights are still to be taken. Null when no room type is settled. Throws as `reallocateRooms`.
 */
export async function allocateRooms(
  services: Services,
  transaction: Transaction,
  stay: Stay,
  booking?: Booked,
): Promise<Allocation | null> {
  if (!holdsRooms(stay.status)) return namedRooms(transaction, stay, booking);
  await lockHotelFor(services, transaction, stay, booking);
  const allocation = await roomsToHold(transaction, stay, booking);
  if (allocation) await lockRoom(services.db.engine, transaction, allocation.room.id);
  return allocation;
}

/** Takes the nights of the rooms that were allocated. Throws `no_rooms_left` and `conflict`. */
export async function takeNights(
  services: Services,
  transaction: Transaction,
  id: number,
  stay: Stay & { preferred?: ReadonlySet<number> },
  { room, rooms }: Allocation,
  booking?: Booked,
): Promise<void> {
  const { arrival, departure, preferred } = stay;
  const isKept = isHeld(stay, booking) && room.id === booking?.roomId;
  const taking = { roomId: room.id, rooms, arrival, departure, preferred, isKept };
  await takeRoomNights(services.db.engine, transaction, { booking_id: id }, taking);
}

/** Whether the booking holds rooms of the hotel already. */
function isHeld(stay: Stay, booking: Booked | undefined): boolean {
  return booking !== undefined && holdsRooms(booking.status) && booking.hotelId === stay.hotelId;
}

/** Until the transaction ends nobody deletes the hotel; refuses a stay that is new in one that was deleted. */
async function lockHotelFor(
  services: Services,
  transaction: Transaction,
  stay: Stay,
  booking: Booked | undefined,
) {
  const hotel = await lockHotel(services.db.engine, transaction, stay.hotelId, "shared");
  if (hotel && (hotel.deleted_at === null || isHeld(stay, booking))) return;
  const message = `${hotel?.name ?? "This hotel"} was deleted. Restore it first, or move the stay to another hotel`;
  throw new AppError("conflict", { message, errors: { hotelId: message } });
}

/** The type that a stay without rooms names, which is its price. One that was deleted keeps none from being rejected. */
async function namedRooms(transaction: Transaction, stay: Stay, booking: Booked | undefined) {
  if (stay.roomId === undefined) return null;
  const room = await findNamedRoom(transaction, stay);
  if (room) return { room, rooms: stay.rooms };
  if (stay.roomId !== booking?.roomId) throw unknownRoom();
  return null;
}

/** The type that a stay names, or the cheapest. Where its type was deleted since, it keeps the rooms it has, or gets others. */
async function roomsToHold(
  transaction: Transaction,
  stay: Stay,
  booking: Booked | undefined,
): Promise<Allocation | null> {
  if (stay.roomId === undefined) return cheapestFreeRooms(transaction, stay);
  const room = await findNamedRoom(transaction, stay);
  if (room) return fitting(room, stay);
  if (stay.roomId !== booking?.roomId) throw unknownRoom();
  const deleted = await findRoomEvenDeleted(transaction, stay.roomId);
  if (deleted && isHeld(stay, booking)) return fitting(deleted, stay);
  const others = await cheapestFreeRooms(transaction, stay);
  if (!others) throw roomIsGone(deleted?.room_type);
  return others;
}
