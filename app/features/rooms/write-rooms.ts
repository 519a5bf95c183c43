import type { Client } from "#contract/client.ts";
import { largestPage } from "#contract/core/pagination.ts";
import type { Hotel } from "#contract/hotels.ts";
import type { Room } from "#contract/rooms.ts";
import { importFields } from "#contract/rules/import-fields.ts";
import { type Cell, toCsv } from "#app/features/lists/csv.ts";
import { orErrorPage } from "#app/reply.ts";

const columns = importFields.hotels.filter(({ name }) => name !== "picture");

/** Hotels with their room types as CSV, under the headings of the template, so that it can be imported. */
export async function writeRooms(api: Client): Promise<ReadableStream<Uint8Array>> {
  const rows: Cell[][] = [];
  let pages = 1;
  for (let page = 1; page <= pages; page += 1) {
    const { data, pageInfo } = orErrorPage(await api.hotels.list({ query: { page, limit: largestPage } }));
    for (const hotel of data) rows.push(...(await rowsOf(api, hotel)));
    pages = pageInfo?.totalPages ?? 1;
  }
  const headings = columns.map(({ label }) => label);
  return new Blob([toCsv(headings, rows)]).stream();
}

/** One row for each room type; one for a hotel without any. */
async function rowsOf(api: Client, hotel: Hotel): Promise<Cell[][]> {
  const query = { hotelId: hotel.id, limit: largestPage };
  const { data: rooms } = orErrorPage(await api.rooms.list({ query }));
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
