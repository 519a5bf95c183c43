import { withTaxOfStay } from "#contract/rules/added-tax.ts";
import { priceStay, sumOf } from "#contract/rules/price.ts";
import { nightsBetween } from "#contract/rules/stay.ts";
import { nightsShortOf, readFreeNights } from "../room-nights/free-nights.ts";
import { noRoomFits, noRoomsLeft } from "../room-nights/refusals.ts";
import type { Executor } from "../db/open.ts";
import { fieldError } from "../errors.ts";
import { findRoom, type RoomRow, roomsOfHotel } from "../rooms/rooms.queries.ts";
import { holdsParty, roomsForParty, tooFewRooms } from "../tariffs/party-in-room.ts";
import type { Services } from "../services.ts";
import { readAddedTax } from "../tariffs/read-added-tax.ts";
import { readTariffs } from "../tariffs/tariffs.ts";
import { fitsWishes } from "../tariffs/wishes.ts";
import type { Stay } from "./stay.ts";

/** The room type and the number of rooms that a stay gets. */
export type Allocation = { room: RoomRow; rooms: number };

/**
 * Returns the rooms that are free for a stay now, of the type it names or else the cheapest type that fits the party;
 * null for a hotel without room records, for which no stock is kept. Takes no nights and no locks.
 *
 * @throws invalid(roomId) none of the hotel's | invalid(rooms) too few for the party | no_rooms_left(checkInDate)
 */
export async function findFreeRooms(
  services: Services,
  db: Executor,
  stay: Stay,
): Promise<Allocation | null> {
  if (stay.roomId === undefined) return cheapestFreeRooms(services, db, stay);
  const room = await findNamedRoom(db, stay);
  if (!room) throw unknownRoom();
  const allocation = allocateNamedRoom(room, stay);
  const [free] = await readFreeNights(db, [room], stay);
  const missing = nightsShortOf(free?.nights ?? [], stay.rooms);
  if (missing.length > 0) throw noRoomsLeft(room.room_type, missing, stay.rooms);
  return allocation;
}

/**
 * The cheapest type, with added tax, of those with enough free rooms for the party. One that a guest could not book, as
 * a longer stay is required or the meals are not offered, comes last. Returns null and throws as `findFreeRooms`.
 */
export async function cheapestFreeRooms(
  services: Services,
  db: Executor,
  stay: Stay,
): Promise<Allocation | null> {
  const types = await roomsOfHotel(db, stay.hotelId);
  if (types.length === 0) return null;
  const tariffs = await readTariffs(db, types, stay, stay.extras);
  const tax = await readAddedTax(services, db);
  const nightCount = nightsBetween(stay.arrival, stay.departure);
  const choices = (await readFreeNights(db, types, stay))
    .map(({ room, nights }) => {
      const rooms = Math.max(stay.rooms, roomsForParty(room, stay));
      const tariff = tariffs.find(({ roomId }) => roomId === room.id);
      const bare = tariff ? priceStay(tariff, { ...stay, rooms }) : [];
      const price = sumOf(withTaxOfStay(bare, { arrival: stay.arrival, nights: nightCount, rooms }, tax));
      const isUnfit = !tariff || !fitsWishes(tariff, stay);
      return { room, rooms, price, isUnfit, missing: nightsShortOf(nights, rooms) };
    })
    .sort((a, b) => Number(a.isUnfit) - Number(b.isUnfit) || a.price - b.price || a.room.id - b.room.id);
  const found = choices.find(({ missing }) => missing.length === 0);
  if (found) return { room: found.room, rooms: found.rooms };
  const missing = choices.flatMap((choice) => choice.missing);
  throw noRoomFits(stay, [...new Set(missing)].sort());
}

/** The room types that a stay can get: the one it names, or all of its hotel. */
export async function wantedRooms(db: Executor, stay: Stay): Promise<RoomRow[]> {
  if (stay.roomId === undefined) return roomsOfHotel(db, stay.hotelId);
  const room = await findNamedRoom(db, stay);
  return room ? [room] : [];
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
export function allocateNamedRoom(room: RoomRow, stay: Stay): Allocation {
  if (holdsParty(room, stay)) return { room, rooms: stay.rooms };
  throw tooFewRooms(room, stay);
}
