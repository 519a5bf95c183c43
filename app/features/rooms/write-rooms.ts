import type { Client } from "#contract/client.ts";
import { largestPage } from "#contract/core/pagination.ts";
import type { Hotel } from "#contract/hotels.ts";
import type { Room } from "#contract/rooms.ts";
import { importFields } from "#contract/rules/import-fields.ts";
import { type Cell, toCsv } from "#app/features/lists/csv.ts";
import { readAll } from "#app/read-all.ts";
import { readRoomTypes } from "./read-room-types.ts";

const columns = importFields.hotels.filter(({ name }) => name !== "picture");

/** Hotels with their room types as CSV, under the headings of the template, so that it can be imported. */
export async function writeRooms(api: Client): Promise<ReadableStream<Uint8Array>> {
  const hotels = await readAll((page) => api.hotels.list({ query: { page, limit: largestPage } }));
  const rows: Cell[][] = [];
  for (const hotel of hotels) rows.push(...rowsOf(hotel, await readRoomTypes(api, hotel.id)));
  const headings = columns.map(({ label }) => label);
  return new Blob([toCsv(headings, rows)]).stream();
}

/** One row for each room type; one for a hotel without any. */
function rowsOf(hotel: Hotel, rooms: readonly Room[]): Cell[][] {
  return (rooms.length > 0 ? rooms : [undefined]).map((room) => {
    const values = { ...ofHotel(hotel), ...(room && ofRoom(room)) };
    return columns.map(({ name }) => values[name] ?? "");
  });
}

type Values = Partial<Record<string, Cell>>;

function ofHotel({ hotelName, description, address, searchAddress, pinCode, kind }: Hotel): Values {
  return { hotelName, description, address, searchAddress, pinCode, kind };
}

function ofRoom({ facilities, ...room }: Room): Values {
  const { roomType, rentPerNight, noOfRooms, noBeds, maxAdults, maxChild, roomNumber } = room;
  const numbers = { rentPerNight, noOfRooms, noBeds, maxAdults, maxChild };
  return { roomType, roomNumber, ...numbers, facilities: facilities.join("; ") };
}
