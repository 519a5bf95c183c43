import { describeParty, partyFits, roomsNeeded } from "#contract/rules/party.ts";
import { countOf } from "#contract/rules/text.ts";
import { nightsShortOf, readFreeNights } from "../room-nights/free-nights.ts";
import { noRoomFits, noRoomsLeft } from "../room-nights/refusals.ts";
import type { Executor } from "../db/open.ts";
import { fieldError } from "../errors.ts";
import { findRoom, type RoomRow, roomsOfHotel } from "../rooms/rooms.queries.ts";
import type { Stay } from "./stay.ts";

/** The room type and the number of rooms that a stay gets. */
export type Allocation = { room: RoomRow; rooms: number };

/**
 * Returns the rooms that are free for a stay now, of the type it names or else the cheapest type that fits the party;
 * null for a hotel without room records, for which no stock is kept. Takes no nights and no locks.
 *
 * @throws invalid(roomId) none of the hotel's | invalid(rooms) too few for the party | no_rooms_left(checkInDate)
 */
export async function findFreeRooms(db: Executor, stay: Stay): Promise<Allocation | null> {
  if (stay.roomId === undefined) return cheapestFreeRooms(db, stay);
  const room = await findNamedRoom(db, stay);
  if (!room) throw unknownRoom();
  const allocation = fitting(room, stay);
  const [free] = await readFreeNights(db, [room], stay);
  const missing = nightsShortOf(free?.nights ?? [], stay.rooms);
  if (missing.length > 0) throw noRoomsLeft(room.room_type, missing);
  return allocation;
}

/** The cheapest type with enough free rooms for the party. Returns null and throws as `findFreeRooms`. */
export async function cheapestFreeRooms(db: Executor, stay: Stay): Promise<Allocation | null> {
  const types = await roomsOfHotel(db, stay.hotelId);
  if (types.length === 0) return null;
  const choices = (await readFreeNights(db, types, stay))
    .map(({ room, nights }) => {
      const rooms = Math.max(stay.rooms, roomsNeeded(stay, occupancy(room)));
      return { room, rooms, missing: nightsShortOf(nights, rooms) };
    })
    .sort((a, b) => a.rooms * a.room.rent_paise - b.rooms * b.room.rent_paise);
  const found = choices.find(({ missing }) => missing.length === 0);
  if (found) return { room: found.room, rooms: found.rooms };
  const missing = choices.flatMap((choice) => choice.missing);
  throw noRoomFits(stay, [...new Set(missing)].sort());
}

/** The room type that a stay names; undefined when it was deleted or belongs to another hotel. */
export async function findNamedRoom(db: Executor, stay: Stay): Promise<RoomRow | undefined> {
  const room = stay.roomId === undefined ? undefined : await findRoom(db, stay.roomId);
  return room?.hotel_id === stay.hotelId ? room : undefined;
}

/** The refusal of a stay that names a room type which its hotel does not have. */
export function unknownRoom() {
  return fieldError("roomId", "Choose a room type of this hotel");
}

/** As many rooms of the type as the stay asks for. Throws `invalid(rooms)` when the party does not fit into them. */
export function fitting(room: RoomRow, stay: Stay): Allocation {
  if (partyFits(stay, stay.rooms, occupancy(room))) return { room, rooms: stay.rooms };
  const sleeps = `This room sleeps ${describeParty(room.max_adults, room.max_children)}`;
  const needed = roomsNeeded(stay, occupancy(room));
  throw fieldError(
    "rooms",
    stay.rooms === 1 ? sleeps : `${sleeps}; your party needs ${countOf(needed, "room")}`,
  );
}

function occupancy(room: RoomRow) {
  return { maxAdults: room.max_adults, maxChild: room.max_children };
}
