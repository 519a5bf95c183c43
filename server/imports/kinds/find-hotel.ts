import { findByName, nameKey } from "#contract/rules/name-key.ts";
import type { Executor } from "../../db/open.ts";
import { fieldError } from "../../errors.ts";
import { type RowTexts } from "../import-row.ts";
import { hotelNames, roomNames } from "../lookups.queries.ts";
import { openShortNames } from "./short-hotel-name.ts";

/** Finds the hotel that a row names, and the room type if it names one. */
export async function openHotelFinder(db: Executor) {
  const all = await hotelNames(db);
  const hotels = Map.groupBy(all, ({ name }) => nameKey(name));
  const shortlyNamed = openShortNames(all);
  const rooms = Map.groupBy(await roomNames(db), ({ hotel_id }) => hotel_id);
  const roomFinders = new Map<number, ReturnType<typeof roomFinder>>();

  function roomFinder(hotelId: number) {
    return findByName(rooms.get(hotelId) ?? [], ({ name }) => name);
  }

  function hotelsNamed(hotelName: string) {
    return hotels.get(nameKey(hotelName)) ?? [shortlyNamed(hotelName)].filter((one) => one !== undefined);
  }

  /** Throws `invalid(hotelName)` when there is none, or more than one. */
  function hotelOf({ hotelName = "" }: RowTexts) {
    if (hotelName === "") throw fieldError("hotelName", "Hotel is required");
    const [found, other] = hotelsNamed(hotelName);
    if (!found) throw fieldError("hotelName", `There is no hotel named “${hotelName}”`);
    if (other)
      throw fieldError("hotelName", `There are two hotels named “${hotelName}”. Give one another name first`);
    return found;
  }

  /** Undefined when the row names none. Throws `invalid(roomType)`. */
  function roomOf(hotelId: number, { roomType }: RowTexts): number | undefined {
    if (!roomType) return undefined;
    const found = roomNamed(hotelId, roomType);
    if (!found) throw noSuchType(roomType);
    return found.id;
  }

  function roomNamed(hotelId: number, roomType: string) {
    const find = roomFinders.get(hotelId) ?? roomFinder(hotelId);
    roomFinders.set(hotelId, find);
    return find(roomType);
  }

  /** The room types of a hotel, each once. */
  function typesOf(hotelId: number): string[] {
    return [...new Set((rooms.get(hotelId) ?? []).map(({ name }) => name))];
  }

  /** The rooms of the type that the row names; all of them unless it has a room number too. Throws as `roomOf`. */
  function roomsOf(hotelId: number, { roomType = "", roomNumber }: RowTexts): number[] {
    if (roomType === "") throw fieldError("roomType", "Room type is required");
    const ofHotel = rooms.get(hotelId) ?? [];
    const type = roomNamed(hotelId, roomType)?.name;
    const ofType = ofHotel.filter(({ name }) => name === type);
    if (ofType.length === 0) throw noSuchType(roomType);
    const found = ofType.filter((room) => !roomNumber || nameKey(room.room_number) === nameKey(roomNumber));
    if (found.length === 0)
      throw fieldError("roomNumber", `This hotel has no ${roomType} of the number “${roomNumber}”`);
    return found.map(({ id }) => id);
  }

  const hasRooms = (hotelId: number) => rooms.has(hotelId);

  return { hotelOf, hotelsNamed, roomOf, roomsOf, roomNamed, hasRooms, typesOf };
}

function noSuchType(roomType: string) {
  return fieldError("roomType", `This hotel has no rooms of the type “${roomType}”`);
}
