import { priceStay, sumOf } from "#contract/rules/price.ts";
import { nightRates } from "#contract/rules/rates.ts";
import { type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { roomsOfHotels } from "./priced-rooms.queries.ts";
import { hotelsWithPeriods } from "./rate-periods.queries.ts";
import { type HouseTariff, readTariffs } from "./tariffs.ts";

type Nights = { arrival: CalendarDate; departure: CalendarDate };

/** What one room costs over the nights, in paise. */
export function sumOfNights({ rackRate, periods }: HouseTariff, nights: readonly CalendarDate[]): number {
  if (periods.length === 0) return rackRate * nights.length;
  return nightRates(rackRate, periods, nights).reduce((sum, { rate }) => sum + rate, 0);
}

/** What a stay costs at least, in paise: one room for one person, with the extras that everybody is charged. */
export function lowestStayTotal(
  tariff: HouseTariff,
  stay: Nights,
  nights = nightsOf(stay.arrival, stay.departure),
): number {
  if (!tariff.extras.some(({ isAlways }) => isAlways)) return sumOfNights(tariff, nights);
  return sumOf(priceStay(tariff, { ...stay, rooms: 1, adults: 1, children: 0 }));
}

/**
 * The average rent of the cheapest room on these nights, in paise, by hotel; only for hotels with a rate period on one
 * of them.
 */
export async function readStayRates(db: Executor, stay: Nights | undefined): Promise<Map<number, number>> {
  if (!stay) return new Map();
  const hotelIds = await hotelsWithPeriods(db, stay);
  if (hotelIds.length === 0) return new Map();
  const rooms = await roomsOfHotels(db, hotelIds);
  const nights = nightsOf(stay.arrival, stay.departure);
  const averages = (await readTariffs(db, rooms, stay)).map((tariff, index) => ({
    hotelId: rooms[index]?.hotel_id ?? 0,
    average: Math.round(sumOfNights(tariff, nights) / nights.length),
  }));
  const ofHotel = Map.groupBy(averages, ({ hotelId }) => hotelId);
  return new Map([...ofHotel].map(([id, all]) => [id, Math.min(...all.map(({ average }) => average))]));
}
