import type { OccupancyReport } from "#contract/reports.ts";
import { toRupees } from "#contract/rules/money.ts";
import { daysOfMonth, type Month, monthOf, nextMonth } from "#contract/rules/month.ts";
import { shareOut } from "#contract/rules/share-out.ts";
import { type CalendarDate, nightsBetween, nightsOf } from "#contract/rules/stay.ts";
import type { Services } from "../services.ts";
import { blocksWithNights, roomsOfHouses, soldWithinMonths, staysOverMonths } from "./occupancy.queries.ts";

/** Rooms × nights, and paise. */
type Sold = { sold: number; income: number };
type Asked = { month: Month; hotelId?: number };

/** Sold nights, income and average rate of a month by house, and of the twelve months up to it. In whole rupees. */
export async function readOccupancy({ db }: Services, { month, hotelId }: Asked): Promise<OccupancyReport> {
  const months = yearUpTo(month);
  const from = `${months[0] ?? month}-01`;
  const to = `${nextMonth(month, 1)}-01`;
  const first = `${month}-01`;
  const [whole, shared, houses, blocks] = await Promise.all([
    soldWithinMonths(db.executor, { from, to, hotelId }),
    staysOverMonths(db.executor, { from, to, hotelId }),
    roomsOfHouses(db.executor, hotelId),
    blocksWithNights(db.executor, { from: first, to }),
  ]);
  const sold = soldBy(whole, shared);
  const days = daysOfMonth(month).length;
  const lines = houses
    .map(({ id, name, units, deleted_at }) => {
      const blocked = blocks
        .filter((block) => block.hotel_id === id)
        .reduce((sum, block) => sum + block.rooms * within(block.first_night, block.free_from, first, to), 0);
      const forSale = deleted_at === null ? Math.max(0, units * days - blocked) : 0;
      return { hotelId: id, hotel: name, forSale, ...(sold.get(`${id} ${month}`) ?? none) };
    })
    .filter((line) => line.forSale > 0 || line.sold > 0);
  const all = { forSale: add(lines.map((line) => line.forSale)), ...together(lines) };
  return {
    month,
    ...rated(all),
    houses: lines.map(({ hotelId: id, hotel, ...rest }) => ({ hotelId: id, hotel, ...rated(rest) })),
    months: months.map((one) => {
      const parts = [...sold].filter(([key]) => key.endsWith(` ${one}`)).map(([, value]) => value);
      const { sold: nights, income } = together(parts);
      return { month: one, sold: nights, income: toRupees(income) };
    }),
  };
}

const none: Sold = { sold: 0, income: 0 };
const add = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
const together = (parts: readonly Sold[]): Sold => ({
  sold: add(parts.map(({ sold }) => sold)),
  income: add(parts.map(({ income }) => income)),
});

function rated({ sold, forSale, income }: Sold & { forSale: number }) {
  return {
    sold,
    forSale,
    income: toRupees(income),
    averageRate: sold === 0 ? null : toRupees(income / sold),
    percent: forSale === 0 ? null : Math.round((sold / forSale) * 1000) / 10,
  };
}

type Stay = {
  hotel_id: number;
  arrival: CalendarDate;
  departure: CalendarDate;
  rooms: number;
  total_paise: number | null;
};

type Whole = Sold & { hotel_id: number; month: Month };

/** What each house sold in each month, by `<hotel> <month>`: a stay's total is shared out over its nights. */
function soldBy(whole: readonly Whole[], stays: readonly Stay[]): Map<string, Sold> {
  const by = new Map(
    whole.map(({ hotel_id, month, sold, income }) => [`${hotel_id} ${month}`, { sold, income }]),
  );
  for (const { hotel_id, arrival, departure, rooms, total_paise } of stays) {
    const nights = Map.groupBy(nightsOf(arrival, departure), monthOf);
    const counts = [...nights.values()].map((dates) => dates.length);
    const shares = shareOut(total_paise ?? 0, counts);
    for (const [index, month] of [...nights.keys()].entries()) {
      const key = `${hotel_id} ${month}`;
      const before = by.get(key) ?? none;
      by.set(key, {
        sold: before.sold + rooms * (counts[index] ?? 0),
        income: before.income + (shares[index] ?? 0),
      });
    }
  }
  return by;
}

/** Nights of `[start, end)` that lie in `[from, to)`. */
function within(start: CalendarDate, end: CalendarDate, from: CalendarDate, to: CalendarDate): number {
  return Math.max(0, nightsBetween(start > from ? start : from, end < to ? end : to));
}

function yearUpTo(month: Month): Month[] {
  const months = [month];
  while (months.length < 12) months.unshift(nextMonth(months[0] ?? month, -1));
  return months;
}
