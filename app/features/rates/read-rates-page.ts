import type { Client, Reply } from "#contract/client.ts";
import { monthOf } from "#contract/rules/month.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { orErrorPage } from "#app/reply.ts";
import { copiesInto } from "./copy-last-year.ts";
import { rateCells } from "./rate-cells.ts";
import { readRatesPlace } from "./rates-address.ts";
import { seasonValues } from "./season-values.ts";
import { nightsInWords, seasonsOf } from "./house-seasons.ts";

/** Pages that are read at most of a house's lists. */
const mostPages = 50;

/** Reads a house's prices in a month, its seasons, and the one that is in the form. */
export async function readRatesPage(api: Client, address: URLSearchParams) {
  const { data: all } = orErrorPage(await api.hotels.list({ query: { limit: 100, sort: "name" } }));
  const hotels = all.map(({ id, hotelName }) => ({ value: id, label: hotelName }));
  const asked = readRatesPlace(address);
  const hotel = asked.hotel ?? hotels[0]?.value;
  if (hotel === undefined) return { hotels, page: null };
  const today = todayInKashmir(new Date());
  const month = asked.month ?? monthOf(today);
  const { hotelName } = orErrorPage(await api.hotels.byId({ query: { id: hotel } })).data;
  const rooms = await readRooms(api, hotel);
  const periods = await readPeriods(api, hotel);
  const seasons = seasonsOf(periods);
  const opened = seasons.find(({ prices }) => prices.some(({ id }) => id === asked.season));
  const year = Number(month.slice(0, 4));
  return {
    hotels,
    page: {
      hotel: { id: hotel, name: hotelName },
      month,
      today,
      rooms: rooms.map(({ id, roomType, rentPerNight }) => ({
        id,
        roomType,
        rentPerNight,
        cells: rateCells({ id, rentPerNight }, periods, month),
      })),
      seasons: seasons.map((season) => ({
        ...season,
        words: nightsInWords(season),
        isOver: !season.isYearly && season.to <= today,
      })),
      opened: opened && { name: opened.name, values: seasonValues(opened) },
      toCopy: copiesInto(year, periods, today),
      idempotencyKey: crypto.randomUUID(),
    },
  };
}

export type RatesPage = NonNullable<Awaited<ReturnType<typeof readRatesPage>>["page"]>;

/** All room types of a house. */
export function readRooms(api: Client, hotelId: number) {
  return readAll((page) => api.rooms.list({ query: { hotelId, direction: "asc", limit: 100, page } }));
}

/** All prices by night of a house's room types that are not deleted. */
export async function readPeriods(api: Client, hotelId: number) {
  const rooms = new Set((await readRooms(api, hotelId)).map(({ id }) => id));
  const all = await readAll((page) => api.ratePeriods.list({ query: { hotelId, limit: 100, page } }));
  return all.filter(({ roomId }) => rooms.has(roomId));
}

async function readAll<Row>(read: (page: number) => Promise<Reply<Row[]>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { data, pageInfo } = orErrorPage(await read(page));
    rows.push(...data);
    if (page >= (pageInfo?.totalPages ?? 1)) break;
  }
  return rows;
}
