import { type NearestStay, nearestReach } from "#contract/availability.ts";
import { toRupees } from "#contract/rules/money.ts";
import { addDays, type CalendarDate, nightsBetween, nightsOf } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { roomsOfHotel } from "../rooms/rooms.queries.ts";
import { nightsShortOf, readFreeNights } from "../room-nights/free-nights.ts";

type Stay = { arrival: CalendarDate; departure: CalendarDate };

const mostStays = 3;

/**
 * Returns the nights of a stay on which the hotel has no free room at all, and the nearest stays of the same length
 * from `today` on for which one room type is free every night; each is priced in the cheapest such type.
 */
export async function nearestStays(db: Executor, hotelId: number, stay: Stay, today: CalendarDate) {
  const rooms = await roomsOfHotel(db, hotelId);
  const length = nightsBetween(stay.arrival, stay.departure);
  const earliest = [addDays(stay.arrival, -nearestReach), today].sort().at(-1) ?? today;
  const reach = { arrival: earliest, departure: addDays(stay.departure, nearestReach) };
  const free = await readFreeNights(db, rooms, reach);
  const fullOn = new Map(free.map(({ room, nights }) => [room.id, new Set(nightsShortOf(nights, 1))]));
  const isFree = (room: { id: number }, night: CalendarDate) => !fullOn.get(room.id)?.has(night);

  const stays: NearestStay[] = [];
  for (const arrival of outwardsFrom(stay.arrival, earliest)) {
    const nights = nightsOf(arrival, addDays(arrival, length));
    const room = rooms.find((each) => nights.every((night) => isFree(each, night)));
    if (!room) continue;
    const total = toRupees(room.rent_paise * length);
    const dates = { checkInDate: arrival, checkOutDate: addDays(arrival, length) };
    stays.push({ ...dates, roomId: room.id, roomType: room.room_type, total });
    if (stays.length === mostStays) break;
  }
  const nights = nightsOf(stay.arrival, stay.departure);
  const soldOutNights = nights.filter((night) => !rooms.some((room) => isFree(room, night)));
  return { soldOutNights, stays };
}

/** Dates around an arrival by distance: one day later, one earlier, two later, and so on; none before `earliest`. */
function outwardsFrom(arrival: CalendarDate, earliest: CalendarDate): CalendarDate[] {
  return Array.from({ length: nearestReach }, (_, index) => index + 1)
    .flatMap((distance) => [addDays(arrival, distance), addDays(arrival, -distance)])
    .filter((date) => date >= earliest);
}
