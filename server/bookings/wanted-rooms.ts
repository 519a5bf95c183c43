import type { BookingStatus } from "#contract/rules/status.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import { roomIsGone } from "../room-nights/refusals.ts";
import type { Executor } from "../db/open.ts";
import { findRoomEvenDeleted } from "../rooms/rooms.queries.ts";
import {
  type Allocation,
  cheapestFreeRooms,
  findNamedRoom,
  fitting,
  unknownRoom,
} from "./find-free-rooms.ts";
import type { Stay } from "./stay.ts";

/** A booking as it is stored until now. */
export type Booked = { hotelId: number; roomId: number | null; status: BookingStatus };

/** Whether the booking holds rooms of the hotel already. */
export function isHeld(stay: Stay, booking: Booked | undefined): boolean {
  return booking !== undefined && holdsRooms(booking.status) && booking.hotelId === stay.hotelId;
}

/** The type that a stay without rooms names, for its price; its own also when that was deleted since. */
export async function namedRooms(db: Executor, stay: Stay, booking: Booked | undefined) {
  if (stay.roomId === undefined) return null;
  const room = await findNamedRoom(db, stay);
  if (room) return { room, rooms: stay.rooms };
  if (stay.roomId !== booking?.roomId) throw unknownRoom();
  const deleted = await findRoomEvenDeleted(db, stay.roomId);
  return deleted?.hotel_id === stay.hotelId ? { room: deleted, rooms: stay.rooms } : null;
}

/** Whether a stay was completed without rooms, as those of imported guests are: it needs none, and costs nothing. */
export function isWithoutRooms({ status, roomId }: Pick<Booked, "status" | "roomId">): boolean {
  return status === "Completed" && roomId === null;
}

/**
 * The type that a stay names, or the cheapest; none where it is completed and stays without. Where its type was deleted since, it keeps the rooms it has, or gets
 * others. Throws as `findFreeRooms`, and `conflict` where there are no others.
 */
export async function roomsToHold(
  db: Executor,
  stay: Stay,
  booking: Booked | undefined,
): Promise<Allocation | null> {
  if (stay.roomId === undefined) {
    const needsNone = stay.status === "Completed" && booking && isWithoutRooms(booking);
    return needsNone ? null : cheapestFreeRooms(db, stay);
  }
  const room = await findNamedRoom(db, stay);
  if (room) return fitting(room, stay);
  if (stay.roomId !== booking?.roomId) throw unknownRoom();
  const deleted = await findRoomEvenDeleted(db, stay.roomId);
  if (deleted && isHeld(stay, booking)) return fitting(deleted, stay);
  const others = await cheapestFreeRooms(db, stay);
  if (!others) throw roomIsGone(deleted?.room_type);
  return others;
}
