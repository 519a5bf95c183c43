import { hotelForm } from "#contract/hotels.ts";
import { roomForm } from "#contract/rooms.ts";
import { insertRecord } from "../../db/records.ts";
import { fieldError } from "../../errors.ts";
import { newHotelColumns } from "../../hotels/hotel-columns.ts";
import { listFacilities, listRoomTypes } from "../../rooms/rooms.queries.ts";
import { addRoom } from "../../rooms/save-room.ts";
import {
  parseFields,
  listOf,
  type ImportedRecord,
  nameKey,
  type RowTexts,
  type WriteRow,
  type ImportContext,
} from "../import-row.ts";
import { hotelNames, roomNames } from "../lookups.queries.ts";
import { typedCount } from "../typed/typed-count.ts";
import { moneyWords, typedMoney } from "../typed/typed-money.ts";
import { addPictures, picturesNamed } from "./row-pictures.ts";

/**
 * Imports hotels, each with the room type of its row if it has one; further rows of the same name add room types.
 * Existing hotels and room types are not changed.
 */
export async function openHotelRows(writing: ImportContext): Promise<WriteRow> {
  const { services, transaction } = writing;
  const hotels = new Map((await hotelNames(transaction)).map(({ id, name }) => [nameKey(name), id]));
  const rooms = new Set(
    (await roomNames(transaction)).map((room) => roomKey(room.hotel_id, room.name, room.room_number)),
  );
  const types = namedIds(await listRoomTypes(transaction));
  const facilities = namedIds(await listFacilities(transaction));

  async function addHotel(texts: RowTexts): Promise<number> {
    const { hotelName, description, address, searchAddress = address, pinCode, kind } = texts;
    const wire = {
      hotelName,
      description,
      address,
      searchAddress,
      pindCode: pinCode?.replace(/\s/g, ""),
      kind: kind?.toLowerCase(),
    };
    const form = parseFields(hotelForm, wire);
    return insertRecord(
      transaction,
      "hotels",
      await newHotelColumns(transaction, form, services.clock.now()),
    );
  }

  function addRoomOf(hotelId: number, texts: RowTexts) {
    const { roomType = "", ...numbers } = roomTexts(texts);
    const type = types.get(nameKey(roomType));
    if (type === undefined)
      throw fieldError(
        "roomType",
        `“${roomType}” is no room type. There are: ${[...types.keys()].join(", ")}`,
      );
    const chosen = listOf(texts["facilities"]).map((name) => {
      const id = facilities.get(nameKey(name));
      if (id === undefined) throw fieldError("facilities", `“${name}” is no facility in the list`);
      return id;
    });
    const wire = { roomType: type, ...numbers, facilities: chosen };
    const form = parseFields(roomForm, { ...wire, hotelId, roomNumber: texts["roomNumber"] ?? "" });
    return addRoom(services, form, { call: "imports.send" });
  }

  return async (texts) => {
    const { hotelName = "", roomType } = texts;
    if (hotelName === "") throw fieldError("hotelName", "Hotel is required");
    const pictures = picturesNamed(writing, texts);
    const made: ImportedRecord[] = [];
    const existingId = hotels.get(nameKey(hotelName));
    const hotelId = existingId ?? (await addHotel(texts));
    if (existingId === undefined) {
      made.push({ kind: "hotels", id: hotelId });
      made.push(...(await addPictures(writing, { module: "hotel", id: hotelId, name: hotelName }, pictures)));
    }
    const key = roomKey(hotelId, roomType ?? "", texts["roomNumber"] ?? "");
    if (roomType && !rooms.has(key)) {
      made.push({ kind: "rooms", id: (await addRoomOf(hotelId, texts)).id });
      rooms.add(key);
    }
    hotels.set(nameKey(hotelName), hotelId);
    return { made, title: [hotelName, roomType].filter(Boolean).join(", "), shown: shownOf(texts) };
  };
}

/** A room type and its numbers; what is left out gets the value of a usual room. */
function roomTexts({ roomType, rentPerNight, ...texts }: RowTexts) {
  const { noBeds = "1", maxAdults = "2", maxChild = "0", noOfRooms = "1" } = texts;
  return {
    roomType,
    rentPerNight: typedMoney(rentPerNight),
    noBeds: typedCount(noBeds),
    maxAdults: typedCount(maxAdults),
    maxChild: typedCount(maxChild),
    noOfRooms: typedCount(noOfRooms),
  };
}

function shownOf(texts: RowTexts): RowTexts {
  const { roomType, rentPerNight, ...counts } = roomTexts(texts);
  if (!roomType) return {};
  return { rentPerNight: moneyWords(rentPerNight), ...counts };
}

function namedIds(rows: { id: number; name: string }[]): Map<string, number> {
  return new Map(rows.map(({ id, name }) => [nameKey(name), id]));
}

function roomKey(hotelId: number, type: string, number: string): string {
  return [hotelId, nameKey(type), nameKey(number)].join("|");
}
