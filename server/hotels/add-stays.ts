import type { Hotel } from "#contract/hotels.ts";
import { toRupees } from "#contract/rules/money.ts";
import { type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { leastOfStay } from "../tariffs/stay-rates.ts";
import { readTariffs } from "../tariffs/tariffs.ts";
import { leastNights } from "../tariffs/wishes.ts";
import { roomsOfHotels } from "../tariffs/priced-rooms.queries.ts";
import { readFreeNights } from "../room-nights/free-nights.ts";

/** Adds to each hotel what a stay costs there and how many rooms are free throughout; hotels without any keep none. */
export async function addStays(
  db: Executor,
  hotels: Hotel[],
  stay: { arrival: CalendarDate; departure: CalendarDate } | undefined,
): Promise<Hotel[]> {
  if (!stay) return hotels;
  const ids = hotels.map(({ id }) => id);
  const rooms = await roomsOfHotels(db, ids);
  const tariffs = new Map((await readTariffs(db, rooms, stay)).map((tariff) => [tariff.roomId, tariff]));
  const nights = nightsOf(stay.arrival, stay.departure);
  const free = (await readFreeNights(db, rooms, stay)).flatMap(({ room, nights: left }) => {
    const tariff = tariffs.get(room.id);
    const units = Math.min(...left.map((night) => night.free));
    const canStay = tariff && units > 0 && leastNights(tariff, stay) === undefined;
    return canStay ? [{ hotelId: room.hotel_id, units, total: leastOfStay(tariff, stay) }] : [];
  });
  const ofHotel = Map.groupBy(free, ({ hotelId }) => hotelId);
  return hotels.map((hotel) => {
    const types = ofHotel.get(hotel.id);
    if (!types) return hotel;
    const lowest = Math.min(...types.map(({ total }) => total));
    const left = types.reduce((sum, { units }) => sum + units, 0);
    return { ...hotel, stay: { nights: nights.length, total: toRupees(lowest), free: left } };
  });
}
