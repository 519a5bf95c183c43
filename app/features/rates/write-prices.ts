import type { Client } from "#contract/client.ts";
import { largestPage } from "#contract/core/pagination.ts";
import type { Hotel } from "#contract/hotels.ts";
import type { RatePeriodShown } from "#contract/rate-periods.ts";
import { importFields } from "#contract/rules/import-fields.ts";
import { weekdayNames } from "#contract/rules/rates.ts";
import { addDays } from "#contract/rules/stay.ts";
import { type Cell, toCsv } from "#app/features/lists/csv.ts";
import { readRoomTypes } from "#app/features/rooms/read-room-types.ts";
import { readAll } from "#app/read-all.ts";

/** A rent of weekends is a row of its own. */
const columns = importFields.prices.filter(({ name }) => name !== "weekendRent");

/** The seasons' prices of all houses as CSV, under the headings of the template, so that it can be imported. */
export async function writePrices(api: Client): Promise<ReadableStream<Uint8Array>> {
  const hotels = await readAll((page) => api.hotels.list({ query: { page, limit: largestPage } }));
  const rows: Cell[][] = [];
  for (const hotel of hotels) rows.push(...(await rowsOf(api, hotel)));
  const headings = columns.map(({ label }) => label);
  return new Blob([toCsv(headings, rows)]).stream();
}

/** One row for each price of a room type that is there. */
async function rowsOf(api: Client, { id: hotelId, hotelName }: Hotel): Promise<Cell[][]> {
  const rooms = new Map((await readRoomTypes(api, hotelId)).map((room) => [room.id, room]));
  const prices = await readAll((page) =>
    api.ratePeriods.list({ query: { hotelId, direction: "asc", limit: largestPage, page } }),
  );
  return prices.flatMap((price) => {
    const room = rooms.get(price.roomId);
    if (!room) return [];
    const { roomType, roomNumber } = room;
    const values: Values = { hotelName, roomType, roomNumber, ...ofPrice(price) };
    return [columns.map(({ name }) => values[name] ?? "")];
  });
}

type Values = Partial<Record<string, Cell>>;

/** Who has set a price has confirmed it. */
function ofPrice({ weekdays, to, isYearly, ...price }: RatePeriodShown): Values {
  const { name, from, rentPerNight, minNights } = price;
  return {
    name,
    from,
    rentPerNight,
    minNights,
    to: addDays(to, -1),
    weekdays:
      weekdays.length === weekdayNames.length ? "" : weekdays.map((day) => weekdayNames[day - 1]).join(", "),
    isYearly: isYearly ? "yes" : "no",
    confirm: "yes",
  };
}
