import { findByName, nameKey } from "#contract/rules/name-key.ts";
import { type HotelForm, hotelForm } from "#contract/hotels.ts";
import { roomForm } from "#contract/rooms.ts";
import { insertRecord } from "../../db/records.ts";
import { AppError, fieldError } from "../../errors.ts";
import { newHotelColumns } from "../../hotels/hotel-columns.ts";
import { listFacilities, listRoomTypes } from "../../rooms/rooms.queries.ts";
import { addRoom } from "../../rooms/save-room.ts";
import { collectFaults } from "../collect-faults.ts";
import {
  parseFields,
  listOf,
  type ImportedRecord,
  type RowTexts,
  type WriteRow,
  type ImportContext,
} from "../import-row.ts";
import { hotelNames, roomNames } from "../lookups.queries.ts";
import { typedCount } from "../typed/typed-count.ts";
import { typedKind } from "../typed/typed-kind.ts";
import { typedParty } from "../typed/typed-party.ts";
import { moneyWords, typedRent } from "../typed/typed-money.ts";
import { addPictures, picturesNamed } from "./row-pictures.ts";

/** The most names of a list that a fault tells: with all of two hundred, each row would fill a screen. */
const mostTold = 24;

function namesToChoose(all: readonly { name: string }[]): string {
  const told = all.slice(0, mostTold).map(({ name }) => name);
  const others = all.length - told.length;
  return others > 0 ? `${told.join(", ")} and ${others} more` : told.join(", ");
}

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
  /** Hotels whose data the file has had, whether that row was stored or not. */
  const described = new Set<string>();
  const allTypes = await listRoomTypes(transaction);
  const allFacilities = await listFacilities(transaction);
  const typeNamed = findByName(allTypes, ({ name }) => name);
  const facilityNamed = findByName(allFacilities, ({ name }) => name);
  const typeNames = namesToChoose(allTypes);
  const facilityNames = namesToChoose(allFacilities);

  async function addHotel(form: HotelForm): Promise<number> {
    return insertRecord(
      transaction,
      "hotels",
      await newHotelColumns(transaction, form, services.clock.now()),
    );
  }

  /** The form of the row's hotel, which has its data in its first row. */
  function newHotel(texts: RowTexts): HotelForm {
    const { hotelName = "", description, address, searchAddress, pinCode } = texts;
    const key = nameKey(hotelName);
    const hasData = [description, address, searchAddress, pinCode].some(Boolean);
    if (!hasData && described.has(key)) throw fieldError("hotelName", firstRow);
    if (hasData) described.add(key);
    return hotelOf(texts);
  }

  /** The form of the row's room type, but for its hotel. */
  function roomOf(texts: RowTexts) {
    const { roomType = "", ...numbers } = roomTexts(texts);
    const { tried, refuse } = collectFaults();
    const type = tried(() => typeOf(roomType));
    const chosen = tried(() => listOf(texts["facilities"]).map(facilityOf)) ?? [];
    const wire = { roomType: type ?? 1, ...numbers, facilities: chosen };
    const form = tried(() =>
      parseFields(roomForm, { ...wire, hotelId: 1, roomNumber: texts["roomNumber"] ?? "" }),
    );
    refuse();
    return form;
  }

  function typeOf(name: string): number {
    const type = typeNamed(name);
    if (type) return type.id;
    throw fieldError("roomType", `“${name}” is no room type. Write one of: ${typeNames}`);
  }

  function facilityOf(name: string): number {
    const facility = facilityNamed(name);
    if (facility) return facility.id;
    throw fieldError("facilities", `“${name}” is no facility. Write those of: ${facilityNames}`);
  }

  return async (texts) => {
    const { hotelName = "", roomType } = texts;
    if (hotelName === "")
      throw fieldError("hotelName", "Hotel is required: write it in each row of its rooms");
    const existingId = hotels.get(nameKey(hotelName));
    const typeName = (roomType && typeNamed(roomType)?.name) ?? roomType ?? "";
    const key = roomKey(existingId ?? 0, typeName, texts["roomNumber"] ?? "");
    const { tried, refuse } = collectFaults();
    const pictures = tried(() => picturesNamed(writing, texts)) ?? [];
    const hotel = existingId === undefined ? tried(() => newHotel(texts)) : undefined;
    const room = roomType && !rooms.has(key) ? tried(() => roomOf(texts)) : undefined;
    refuse();
    const made: ImportedRecord[] = [];
    const hotelId = existingId ?? (hotel && (await addHotel(hotel)));
    if (hotelId === undefined) throw new AppError("invalid");
    if (existingId === undefined) {
      made.push({ kind: "hotels", id: hotelId });
      made.push(...(await addPictures(writing, { module: "hotel", id: hotelId, name: hotelName }, pictures)));
    }
    if (room) {
      made.push({ kind: "rooms", id: (await addRoom(services, { ...room, hotelId }, call)).id });
      rooms.add(roomKey(hotelId, typeName, texts["roomNumber"] ?? ""));
    }
    hotels.set(nameKey(hotelName), hotelId);
    return { made, title: [hotelName, roomType].filter(Boolean).join(", "), shown: shownOf(texts) };
  };
}

const firstRow = "Its first row, above, has to be put right: it has the hotel's address";

const call = { call: "imports.send" } as const;

function hotelOf(texts: RowTexts): HotelForm {
  const { hotelName, description, address, searchAddress = address, pinCode, kind } = texts;
  return parseFields(hotelForm, {
    hotelName,
    description,
    address,
    searchAddress,
    pindCode: pinCode?.replace(/\s/g, "").replace(/\.0$/, ""),
    kind: typedKind(kind),
  });
}

/** A room type and its numbers; what is left out gets the value of a usual room. */
function roomTexts({ roomType, rentPerNight, ...texts }: RowTexts) {
  const { noBeds = "1", noOfRooms = "1" } = texts;
  const { adults = "2", children = "0" } = typedParty(texts["maxAdults"], texts["maxChild"]);
  return {
    roomType,
    rentPerNight: typedRent(rentPerNight),
    noBeds: typedCount(noBeds),
    maxAdults: adults,
    maxChild: children,
    noOfRooms: typedCount(noOfRooms),
  };
}

function shownOf(texts: RowTexts): RowTexts {
  const { roomType, rentPerNight, ...counts } = roomTexts(texts);
  if (!roomType) return {};
  return { rentPerNight: moneyWords(rentPerNight), ...counts };
}

function roomKey(hotelId: number, type: string, number: string): string {
  return [hotelId, nameKey(type), nameKey(number)].join("|");
}
