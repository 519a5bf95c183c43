import type { Client } from "#contract/client.ts";
import { monthOf } from "#contract/rules/month.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { findHouses } from "#app/features/find-house/find-houses.ts";
import { readRoomTypes } from "#app/features/rooms/read-room-types.ts";
import { readAll } from "#app/read-all.ts";
import { orErrorPage } from "#app/reply.ts";
import { planCopies } from "./copy-last-year.ts";
import { rateCells } from "./rate-cells.ts";
import { readRatesPlace } from "./rates-address.ts";
import { seasonValues } from "./season-values.ts";
import { nightsInWords, seasonsOf } from "./house-seasons.ts";

/** Reads a house's prices in a month, its seasons, and the one that is in the form. */
export async function readRatesPage(api: Client, address: URLSearchParams) {
  const place = readRatesPlace(address);
  const hotels = await findHouses(api, address, place.hotel);
  const hotel = place.hotel ?? hotels.houses[0]?.value;
  if (hotel === undefined) return { hotels, page: null };
  const today = todayInKashmir(new Date());
  const month = place.month ?? monthOf(today);
  const { hotelName } = orErrorPage(await api.hotels.byId({ query: { id: hotel } })).data;
  const rooms = await readRoomTypes(api, hotel);
  const periods = await readPeriods(api, hotel);
  const seasons = seasonsOf(periods);
  const opened = seasons.find(({ prices }) => prices.some(({ id }) => id === place.season));
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
      opened: opened && {
        name: opened.name,
        ids: opened.prices.map(({ id }) => id),
        values: seasonValues(opened),
      },
      toCopy: planCopies(year, periods, today),
      idempotencyKey: crypto.randomUUID(),
    },
  };
}

export type RatesPage = NonNullable<Awaited<ReturnType<typeof readRatesPage>>["page"]>;

/** All prices by night of a house's room types that are not deleted. */
export async function readPeriods(api: Client, hotelId: number) {
  const rooms = new Set((await readRoomTypes(api, hotelId)).map(({ id }) => id));
  const all = await readAll((page) => api.ratePeriods.list({ query: { hotelId, limit: 100, page } }));
  return all.filter(({ roomId }) => rooms.has(roomId));
}
