import type { Hotel } from "#contract/hotels.ts";
import { toRupees } from "#contract/rules/money.ts";
import { type CalendarDate, nightsBetween } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { readFreeNights } from "../room-nights/free-nights.ts";
import { readRoomsOfHotels } from "./hotel-search.queries.ts";

/** Adds to each hotel what a stay costs there and how many rooms are free throughout; hotels without any keep none. */
export async function addStays(
  db: Executor,
  hotels: Hotel[],
  stay: { arrival: CalendarDate; departure: CalendarDate } | undefined,
): Promise<Hotel[]> {
  if (!stay) return hotels;
  const rooms = await readRoomsOfHotels(
    db,
    hotels.map(({ id }) => id),
  );
  const free = (await readFreeNights(db, rooms, stay))
    .map(({ room, nights }) => ({ ...room, free: Math.min(...nights.map((night) => night.free)) }))
    .filter((room) => room.free > 0);
  const ofHotel = Map.groupBy(free, ({ hotel_id }) => hotel_id);
  const nights = nightsBetween(stay.arrival, stay.departure);
  return hotels.map((hotel) => {
    const types = ofHotel.get(hotel.id);
    if (!types) return hotel;
    const lowest = Math.min(...types.map(({ rent_paise }) => rent_paise));
    const left = types.reduce((sum, type) => sum + type.free, 0);
    return { ...hotel, stay: { nights, total: toRupees(lowest * nights), free: left } };
  });
}
