import { holdsRooms, nightsEffect, nightsEffects } from "#contract/rules/status-changes.ts";
import { giveBackNights, lockRoom } from "../room-nights/room-nights.queries.ts";
import { takeRoomNights } from "../room-nights/take-room-nights.ts";
import type { Transaction } from "../db/open.ts";
import { AppError } from "../errors.ts";
import { lockHotel } from "../hotels/hotels.queries.ts";
import type { Services } from "../services.ts";
import type { Allocation } from "./find-free-rooms.ts";
import type { Stay } from "./stay.ts";
import { type StoredBooking, alreadyHoldsRooms, namedRooms, roomsToHold } from "./wanted-rooms.ts";

/**
 * Releases and takes the room nights that the change of a booking needs, by the table in `status-changes.ts`. A stay
 * that has rooms keeps them even if hotel or room type were deleted since; no other stay gets rooms in a deleted hotel.
 * Call it before the booking itself is written: that write locks the counters of all bookings, and must not wait for
 * locks on rooms.
 *
 * @throws no_rooms_left(checkInDate) | conflict(hotelId, roomId) deleted | invalid(roomId, rooms) as `findFreeRooms`
 */
export async function reallocateRooms(
  services: Services,
  transaction: Transaction,
  booking: StoredBooking & { id: number },
  stay: Stay,
): Promise<Allocation | null> {
  // There may be fewer rooms now than when it took them.
  if (booking.hasItsNights) return allocateRooms(services, transaction, stay, booking);
  const { givesBack, takes } = nightsEffects[nightsEffect(booking.status, stay.status)];
  const next = takes && stay.roomId !== undefined ? [stay.roomId] : [];
  const preferred = givesBack
    ? await giveBackNights(transaction, { booking_id: booking.id }, next)
    : undefined;
  const allocation = await allocateRooms(services, transaction, stay, booking);
  if (takes && allocation)
    await takeNights(services, transaction, { id: booking.id, stay, allocation, booking, preferred });
  return allocation;
}

/**
 * Finds rooms for a stay. In a status that holds rooms it also locks the room type until the transaction ends; the
 * caller then takes the nights. Returns null when no room type is settled. Throws as `reallocateRooms`.
 */
export async function allocateRooms(
  services: Services,
  transaction: Transaction,
  stay: Stay,
  booking?: StoredBooking,
): Promise<Allocation | null> {
  if (!holdsRooms(stay.status)) return namedRooms(transaction, stay, booking);
  await lockHotelFor(services, transaction, stay, booking);
  const allocation = await roomsToHold(services, transaction, stay, booking);
  if (allocation) await lockRoom(transaction, allocation.room.id);
  return allocation;
}

/** The columns of a stay that name its rooms. */
export function heldRooms({ room, rooms }: Allocation) {
  return { room_id: room.id, rooms };
}

type Taking = {
  id: number;
  stay: Stay;
  allocation: Allocation;
  /** The booking before its change. */
  booking?: StoredBooking;
  preferred?: ReadonlySet<number> | undefined;
};

/** Takes the nights of the rooms that were allocated. Throws `no_rooms_left` and `conflict`. */
export async function takeNights(
  services: Services,
  transaction: Transaction,
  { id, stay, allocation: { room, rooms }, booking, preferred }: Taking,
): Promise<void> {
  const { arrival, departure } = stay;
  const isKept = alreadyHoldsRooms(stay, booking) && room.id === booking?.roomId;
  const taking = { roomId: room.id, rooms, arrival, departure, preferred, isKept };
  await takeRoomNights(transaction, { booking_id: id }, taking);
}

/** Locks the hotel against deletion until the transaction ends. Throws `conflict` for a new stay in a deleted one. */
async function lockHotelFor(
  services: Services,
  transaction: Transaction,
  stay: Stay,
  booking: StoredBooking | undefined,
) {
  const hotel = await lockHotel(transaction, stay.hotelId, "shared");
  if (hotel && (hotel.deleted_at === null || alreadyHoldsRooms(stay, booking))) return;
  const message = `${hotel?.name ?? "This hotel"} was deleted. Restore it first, or move the stay to another hotel`;
  throw new AppError("conflict", { message, errors: { hotelId: message } });
}
