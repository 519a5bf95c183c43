import type { Hotel } from "#contract/hotels.ts";
import { toRupees } from "#contract/rules/money.ts";
import { type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import type { Services } from "../services.ts";
import { lowestStayTotal } from "../tariffs/stay-rates.ts";
import { leastNights } from "../tariffs/wishes.ts";
import { takenByNight } from "../room-nights/room-nights.queries.ts";
import type { SoldRoom } from "../tariffs/tariffs.ts";
import { readCachedTariffs, tariffDuring } from "./known-tariffs.ts";

type Stay = { arrival: CalendarDate; departure: CalendarDate };

/** Adds to each hotel what a stay costs there and how many rooms are free throughout; nothing where none are free. */
export async function addStays(
  services: Pick<Services, "db" | "soldRooms">,
  hotels: Hotel[],
  stay: Stay | undefined,
): Promise<Hotel[]> {
  if (!stay) return hotels;
  const roomsOf = await readCachedTariffs(
    services,
    hotels.map(({ id }) => id),
    stay,
  );
  const roomIds = [...roomsOf.values()].flatMap((rooms) => rooms.map(({ id }) => id));
  const mostTaken = new Map<number, number>();
  for (const { room_id, taken } of await takenByNight(services.db.executor, roomIds, stay))
    mostTaken.set(room_id, Math.max(taken, mostTaken.get(room_id) ?? 0));
  const query = { stay, nights: nightsOf(stay.arrival, stay.departure), mostTaken };
  return hotels.map((hotel) => {
    const free = (roomsOf.get(hotel.id) ?? []).flatMap((room) => freeRooms(room, query));
    if (free.length === 0) return hotel;
    const lowest = Math.min(...free.map(({ total }) => total));
    const freeUnits = free.reduce((sum, { units }) => sum + units, 0);
    return { ...hotel, stay: { nights: query.nights.length, total: toRupees(lowest), free: freeUnits } };
  });
}

type Asked = { stay: Stay; nights: CalendarDate[]; mostTaken: ReadonlyMap<number, number> };

/** The free rooms of a type on all nights, and the price of one; none where a longer stay is required. */
function freeRooms({ id, units, tariff }: SoldRoom, { stay, nights, mostTaken }: Asked) {
  const free = units - (mostTaken.get(id) ?? 0);
  if (free <= 0) return [];
  const priced = tariffDuring(tariff, stay);
  return leastNights(priced, stay) ? [] : [{ units: free, total: lowestStayTotal(priced, stay, nights) }];
}
