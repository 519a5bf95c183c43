import { type NearestStay, nearestReach } from "#contract/availability.ts";
import { toRupees } from "#contract/rules/money.ts";
import { addDays, type CalendarDate, nightsBetween, nightsOf } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { lowestStayTotal } from "../tariffs/stay-rates.ts";
import { readTariffs } from "../tariffs/tariffs.ts";
import { leastNights } from "../tariffs/wishes.ts";
import { roomsOfHotel } from "../rooms/rooms.queries.ts";
import { nightsShortOf, readFreeNights } from "../room-nights/free-nights.ts";

type Stay = { arrival: CalendarDate; departure: CalendarDate };

const mostStays = 3;

/**
 * Returns the nights of a stay on which no room of the hotel is free, and the nearest stays of the same length, from
 * `today` on, for which some room type is free every night and asks for no longer stay; each is priced in the cheapest
 * such type.
 */
export async function nearestStays(db: Executor, hotelId: number, stay: Stay, today: CalendarDate) {
  const rooms = await roomsOfHotel(db, hotelId);
  const length = nightsBetween(stay.arrival, stay.departure);
  const earliest = [addDays(stay.arrival, -nearestReach), today].sort().at(-1) ?? today;
  const reach = { arrival: earliest, departure: addDays(stay.departure, nearestReach) };
  const free = await readFreeNights(db, rooms, reach);
  const fullOn = new Map(free.map(({ room, nights }) => [room.id, new Set(nightsShortOf(nights, 1))]));
  const isFree = (roomId: number, night: CalendarDate) => !fullOn.get(roomId)?.has(night);
  const tariffs = await readTariffs(db, rooms, reach);

  const stays: NearestStay[] = [];
  for (const arrival of outwardsFrom(stay.arrival, earliest)) {
    const nights = nightsOf(arrival, addDays(arrival, length));
    const departure = addDays(arrival, length);
    const [cheapest] = tariffs
      .filter((tariff) => nights.every((night) => isFree(tariff.roomId, night)))
      .filter((tariff) => leastNights(tariff, { arrival, departure }) === undefined)
      .map((tariff) => ({ tariff, total: lowestStayTotal(tariff, { arrival, departure }) }))
      .sort((a, b) => a.total - b.total);
    if (!cheapest) continue;
    const { roomId, roomType } = cheapest.tariff;
    const total = toRupees(cheapest.total);
    stays.push({ checkInDate: arrival, checkOutDate: departure, roomId, roomType, total });
    if (stays.length === mostStays) break;
  }
  const nights = nightsOf(stay.arrival, stay.departure);
  const soldOutNights = nights.filter((night) => !rooms.some((room) => isFree(room.id, night)));
  return { soldOutNights, stays };
}

/** Dates around an arrival by distance: one day later, one earlier, two later, and so on; none before `earliest`. */
function outwardsFrom(arrival: CalendarDate, earliest: CalendarDate): CalendarDate[] {
  return Array.from({ length: nearestReach }, (_, index) => index + 1)
    .flatMap((distance) => [addDays(arrival, distance), addDays(arrival, -distance)])
    .filter((date) => date >= earliest);
}
