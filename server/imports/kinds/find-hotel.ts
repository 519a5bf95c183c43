import type { Transaction } from "../../db/open.ts";
import { fieldError } from "../../errors.ts";
import { nameKey, type RowTexts } from "../import-row.ts";
import { hotelNames, roomNames } from "../lookups.queries.ts";

/** Finds the hotel that a row names, and the room type if it names one. */
export async function openHotelFinder(transaction: Transaction) {
  const hotels = Map.groupBy(await hotelNames(transaction), ({ name }) => nameKey(name));
  const rooms = Map.groupBy(await roomNames(transaction), ({ hotel_id }) => hotel_id);

  /** Throws `invalid(hotelName)` when there is none, or more than one. */
  function hotelOf({ hotelName = "" }: RowTexts) {
    if (hotelName === "") throw fieldError("hotelName", "Hotel is required");
    const [found, other] = hotels.get(nameKey(hotelName)) ?? [];
    if (!found) throw fieldError("hotelName", `There is no hotel named “${hotelName}”`);
    if (other)
      throw fieldError("hotelName", `There are two hotels named “${hotelName}”. Give one another name first`);
    return found;
  }

  /** Undefined when the row names none. Throws `invalid(roomType)`. */
  function roomOf(hotelId: number, { roomType }: RowTexts): number | undefined {
    if (!roomType) return undefined;
    const found = rooms.get(hotelId)?.find(({ name }) => nameKey(name) === nameKey(roomType));
    if (!found) throw fieldError("roomType", `This hotel has no rooms of the type “${roomType}”`);
    return found.id;
  }

  return { hotelOf, roomOf };
}
