import type { Client } from "#contract/client.ts";
import { isMonth, type Month, monthOf, addMonths } from "#contract/rules/month.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { cheapestRent } from "#contract/rules/cheapest-night.ts";
import { orErrorPage, orMissingPage } from "#app/reply.ts";
import { shownMonths } from "./shown-months.ts";

/** Number of months that can be shown ahead. */
const monthsAhead = 18;

export type PricedDay = {
  day: string;
  rent: number | null;
  isFree: boolean;
  isCheap: boolean;
  minNights: number;
  /** Departure of the shortest stay that begins on this day. */
  leave: string;
};

/** A hotel's prices by day from today on: the requested month, or the current one, plus the next when few nights are left. */
export async function readMonthPrices(api: Client, id: number, requested: string | null) {
  const hotel = orMissingPage(await api.hotels.byId({ query: { id } }), "hotel").data;
  const today = todayInKashmir(new Date());
  const first = monthOf(today);
  const last = Array.from({ length: monthsAhead }).reduce<Month>((month) => addMonths(month, 1), first);
  const month: Month =
    requested && isMonth(requested) && requested >= first && requested <= last ? requested : first;
  const months = shownMonths(month, today);
  const days = months.flatMap((shown) => shown.days);
  const lastShown = months.at(-1)?.month ?? month;
  const from = days[0] ?? today;
  const query = { hotelId: id, from, to: addDays(days.at(-1) ?? from, 1) };
  const nights = new Map(
    orErrorPage(await api.availability.nights({ query })).data.map((night) => [night.night, night]),
  );
  const cheapest = cheapestRent([...nights.values()]);
  const priced = (day: string): PricedDay => {
    const { rent = null, free = 0, minNights = 1 } = nights.get(day) ?? {};
    const isCheap = rent !== null && rent === cheapest;
    return { day, rent, isFree: free > 0, isCheap, minNights, leave: addDays(day, minNights) };
  };
  return {
    hotel: { id, hotelName: hotel.hotelName, images: hotel.images },
    hasRooms: hotel.totalRooms > 0,
    months: months.map((shown) => ({ month: shown.month, days: shown.days.map(priced) })),
    before: month > first ? addMonths(month, -1) : null,
    after: lastShown < last ? addMonths(lastShown, 1) : null,
  };
}
