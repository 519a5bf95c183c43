import { describeParty, partyFits, roomsNeeded } from "#contract/rules/party.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";
import { freeRooms } from "../availability/read-availability.ts";
import { describeNights, noRoomsLeft } from "../availability/take-room-nights.ts";
import type { Executor } from "../db/open.ts";
import { AppError, fieldError } from "../errors.ts";
import { type RoomRow, roomsOfHotel } from "../rooms/rooms.queries.ts";

type Wish = {
  hotelId: number;
  roomId?: number;
  rooms: number;
  adults: number;
  children: number;
  arrival: CalendarDate;
  departure: CalendarDate;
};

export type RoomChoice = { room: RoomRow; rooms: number };

/** The room type a guest asked for; null when the guest left it to us. Throws when it does not suit the party or is taken. */
export async function askedForRoom(db: Executor, wish: Wish): Promise<RoomChoice | null> {
  if (wish.roomId === undefined) {
    await refuseFullHotel(db, wish);
    return null;
  }
  const room = (await roomsOfHotel(db, wish.hotelId)).find(({ id }) => id === wish.roomId);
  if (!room) throw fieldError("roomId", "Choose a room type of this hotel");
  refuseTooSmall(room, wish);
  const free = (await freeRooms(db, [room], wish)).get(room.id);
  if (free && free.count < wish.rooms) throw noRoomsLeft(room.room_type, free.nightsShortOf(wish.rooms));
  return { room, rooms: wish.rooms };
}

/**
 * The cheapest free room type that holds the party, with as many rooms as it needs. Null for a hotel without any
 * recorded room, which takes no stock. Throws `no_rooms_left`, naming the nights, when none is free.
 */
export async function cheapestRoom(db: Executor, wish: Wish): Promise<RoomChoice | null> {
  const rooms = await roomsOfHotel(db, wish.hotelId);
  if (rooms.length === 0) return null;
  const choices = rooms
    .map((room) => ({ room, rooms: Math.max(wish.rooms, roomsNeeded(wish, occupancy(room))) }))
    .sort((a, b) => a.rooms * a.room.rent_paise - b.rooms * b.room.rent_paise);
  const free = await freeRooms(db, rooms, wish);
  const found = choices.find((choice) => (free.get(choice.room.id)?.count ?? 0) >= choice.rooms);
  if (found) return found;
  const nights = choices.flatMap((choice) => free.get(choice.room.id)?.nightsShortOf(choice.rooms) ?? []);
  const message = `No room for ${describeParty(wish.adults, wish.children)} is free for ${describeNights([...new Set(nights)].sort())}`;
  throw new AppError("no_rooms_left", { message, errors: { checkInDate: message } });
}

/** Throws when the party does not fit into the rooms it asks for: 'This room sleeps 2 adults and 1 child'. */
export function refuseTooSmall(room: RoomRow, wish: Wish): void {
  if (partyFits(wish, wish.rooms, occupancy(room))) return;
  const sleeps = `This room sleeps ${describeParty(room.max_adults, room.max_children)}`;
  const needed = roomsNeeded(wish, occupancy(room));
  throw fieldError(
    "rooms",
    wish.rooms === 1 ? sleeps : `${sleeps}; your party needs ${countOf(needed, "room")}`,
  );
}

async function refuseFullHotel(db: Executor, wish: Wish): Promise<void> {
  await cheapestRoom(db, wish);
}

function occupancy(room: RoomRow) {
  return { maxAdults: room.max_adults, maxChild: room.max_children };
}
