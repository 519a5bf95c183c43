import type { NightAvailability } from "#contract/availability.ts";
import { type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { toRupees } from "#contract/rules/money.ts";
import { nightRates } from "#contract/rules/rates.ts";
import { readTariffs } from "../tariffs/tariffs.ts";
import { readFreeNights } from "../room-nights/free-nights.ts";
import { roomsOfHotel } from "../rooms/rooms.queries.ts";

type Nights = { arrival: CalendarDate; departure: CalendarDate };

/**
 * The free rooms of a hotel, all types together, and the lowest rent, for each night of `[arrival, departure)`. Empty
 * for a hotel without recorded rooms: there guests have to ask.
 */
export async function readNightAvailability(
  db: Executor,
  hotelId: number,
  nights: Nights,
): Promise<NightAvailability[]> {
  const rooms = await readFreeNights(db, await roomsOfHotel(db, hotelId), nights);
  if (rooms.length === 0) return [];
  const dates = nightsOf(nights.arrival, nights.departure);
  const tariffs = await readTariffs(
    db,
    rooms.map(({ room }) => room),
    nights,
  );
  const rates = tariffs.map(({ rackRate, periods }) => nightRates(rackRate, periods, dates));
  return dates.map((night, index) => {
    const free = rooms.map((room) => room.nights[index]?.free ?? 0);
    const offered = rates.flatMap((ofRoom, place) => ((free[place] ?? 0) > 0 ? (ofRoom[index] ?? []) : []));
    const shortest = Math.min(...offered.map(({ minNights }) => minNights));
    return {
      night,
      free: free.reduce((sum, count) => sum + count, 0),
      rent: offered.length > 0 ? toRupees(Math.min(...offered.map(({ rate }) => rate))) : null,
      minNights: shortest > 1 && offered.length > 0 ? shortest : undefined,
    };
  });
}
