import type { OccupancyReport } from "#contract/reports.ts";
import { toRupees } from "#contract/rules/money.ts";
import { daysOfMonth, type Month, nextMonth } from "#contract/rules/month.ts";
import { type CalendarDate, nightsBetween } from "#contract/rules/stay.ts";
import type { Services } from "../services.ts";
import { blocksWithNights, roomsOfHouses, soldInMonths } from "./occupancy.queries.ts";

/** Rooms × nights, and paise, as they are kept and as they are told. */
type Kept = { nights: number; paise: number };
type Sold = { sold: number; income: number };
type Asked = { month: Month; hotelId?: number };

/** Sold nights, income and average rate of a month by house, and of the twelve months up to it. In whole rupees. */
export async function readOccupancy({ db }: Services, { month, hotelId }: Asked): Promise<OccupancyReport> {
  const months = yearUpTo(month);
  const to = `${nextMonth(month, 1)}-01`;
  const first = `${month}-01`;
  const [kept, houses, blocks] = await Promise.all([
    soldInMonths(db.executor, { from: months[0] ?? month, to: month, hotelId }),
    roomsOfHouses(db.executor, hotelId),
    blocksWithNights(db.executor, { from: first, to }),
  ]);
  const sold = new Map(kept.filter((one) => one.month === month).map((one) => [one.hotel_id, one]));
  const days = daysOfMonth(month).length;
  const lines = houses
    .map(({ id, name, units, deleted_at }) => {
      const blocked = blocks
        .filter((block) => block.hotel_id === id)
        .reduce((sum, block) => sum + block.rooms * within(block.first_night, block.free_from, first, to), 0);
      const forSale = deleted_at === null ? Math.max(0, units * days - blocked) : 0;
      return { hotelId: id, hotel: name, forSale, ...together([sold.get(id) ?? none]) };
    })
    .filter((line) => line.forSale > 0 || line.sold > 0);
  const all = {
    forSale: add(lines.map((line) => line.forSale)),
    sold: add(lines.map((line) => line.sold)),
    income: add(lines.map((line) => line.income)),
  };
  return {
    month,
    ...rated(all),
    houses: lines.map(({ hotelId: id, hotel, ...rest }) => ({ hotelId: id, hotel, ...rated(rest) })),
    months: months.map((one) => {
      const { sold: nights, income } = together(kept.filter((part) => part.month === one));
      return { month: one, sold: nights, income: toRupees(income) };
    }),
  };
}

const none: Kept = { nights: 0, paise: 0 };
const add = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
const together = (parts: readonly Kept[]): Sold => ({
  sold: add(parts.map(({ nights }) => nights)),
  income: add(parts.map(({ paise }) => paise)),
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

/** Nights of `[start, end)` that lie in `[from, to)`. */
function within(start: CalendarDate, end: CalendarDate, from: CalendarDate, to: CalendarDate): number {
  return Math.max(0, nightsBetween(start > from ? start : from, end < to ? end : to));
}

function yearUpTo(month: Month): Month[] {
  const months = [month];
  while (months.length < 12) months.unshift(nextMonth(months[0] ?? month, -1));
  return months;
}
