import type { BookingStatus } from "#contract/rules/status.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { roomIsGone } from "../room-nights/refusals.ts";
import type { Executor } from "../db/open.ts";
import { findRoomEvenDeleted, type RoomRow } from "../rooms/rooms.queries.ts";
import type { BookingRow } from "./bookings.queries.ts";
import {
  type Allocation,
  cheapestFreeRooms,
  findNamedRoom,
  allocateNamedRoom,
  unknownRoom,
} from "./find-free-rooms.ts";
import type { Services } from "../services.ts";
import type { Stay } from "./stay.ts";
import { toColumn } from "./stay-price.ts";

/**
 * A booking as stored before the change. `isSettled`: in its own rooms it needs no more space than it was given;
 * `hasItsNights`: it already holds exactly the room nights that it needs.
 */
export type StoredBooking = {
  hotelId: number;
  roomId: number | null;
  status: BookingStatus;
  isSettled?: boolean;
  hasItsNights?: boolean;
};

/** Whether the booking holds rooms of the hotel already. */
export function alreadyHoldsRooms(stay: Stay, booking: StoredBooking | undefined): boolean {
  return booking !== undefined && holdsRooms(booking.status) && booking.hotelId === stay.hotelId;
}

/** Whether a stay that holds rooms needs no more space in them than it was given, whatever they sleep by now. */
export function fitsItsRooms(booking: BookingRow, stay: Stay): boolean {
  return (
    holdsRooms(booking.status) &&
    stay.rooms >= booking.rooms &&
    stay.adults <= booking.adults &&
    stay.children <= booking.children &&
    toColumn(stay.childAges) === booking.child_ages
  );
}

/** Whether a stay already holds exactly the room nights that it needs. */
export function hasItsNights(booking: BookingRow, stay: Stay): boolean {
  return (
    holdsRooms(booking.status) &&
    holdsRooms(stay.status) &&
    booking.room_id !== null &&
    booking.room_id === stay.roomId &&
    booking.rooms === stay.rooms &&
    booking.arrival === stay.arrival &&
    booking.departure === stay.departure
  );
}

/** The type that a stay without rooms names, for its price; its own type also when it was deleted since. */
export async function namedRooms(db: Executor, stay: Stay, booking: StoredBooking | undefined) {
  if (stay.roomId === undefined) return null;
  const room = await findNamedRoom(db, stay);
  if (room) return { room, rooms: stay.rooms };
  if (stay.roomId !== booking?.roomId) throw unknownRoom();
  const deleted = await findRoomEvenDeleted(db, stay.roomId);
  return deleted?.hotel_id === stay.hotelId ? { room: deleted, rooms: stay.rooms } : null;
}

/** Whether a stay was completed without rooms, as those of imported guests are: it needs none, and costs nothing. */
export function isWithoutRooms({ status, roomId }: Pick<StoredBooking, "status" | "roomId">): boolean {
  return status === "Completed" && roomId === null;
}

/**
 * The type that a stay names, or the cheapest; null for a completed stay that never held rooms. When its type was
 * deleted since, it keeps its rooms or gets others. Throws as `findFreeRooms`, and `conflict` when there are no others.
 */
export async function roomsToHold(
  services: Services,
  db: Executor,
  stay: Stay,
  booking: StoredBooking | undefined,
): Promise<Allocation | null> {
  if (stay.roomId === undefined) {
    const needsNone = stay.status === "Completed" && booking && isWithoutRooms(booking);
    return needsNone ? null : cheapestFreeRooms(services, db, stay);
  }
  const isKept = booking?.isSettled && stay.roomId === booking.roomId;
  const inRooms = (room: RoomRow) => (isKept ? { room, rooms: stay.rooms } : allocateNamedRoom(room, stay));
  const room = await findNamedRoom(db, stay);
  if (room) return inRooms(room);
  if (stay.roomId !== booking?.roomId) throw unknownRoom();
  const deleted = await findRoomEvenDeleted(db, stay.roomId);
  if (deleted && alreadyHoldsRooms(stay, booking)) return inRooms(deleted);
  const others = await cheapestFreeRooms(services, db, stay);
  if (!others) throw roomIsGone(deleted?.room_type);
  return others;
}
