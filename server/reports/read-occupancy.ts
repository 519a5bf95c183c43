import type { OccupancyReport } from "#contract/reports.ts";
import { toRupees } from "#contract/rules/money.ts";
import { daysOfMonth, type Month, addMonths } from "#contract/rules/month.ts";
import { type CalendarDate, nightsBetween } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import type { Services } from "../services.ts";
import {
  allRoomsForSale,
  blocksWithNights,
  housesOfMonth,
  roomsForSale,
  soldByHouses,
  soldInMonths,
} from "./occupancy.queries.ts";

/** Rooms × nights and income, as stored (paise) and as shown (rupees). */
type Kept = { nights: number; paise: number };
type Sold = { sold: number; income: number };
type Asked = { month: Month; hotelId?: number; page: number; limit: number };

/**
 * Sold nights, income and average rate of a month by house, page by page, and of the twelve months up to it. In whole
 * rupees; the figures of all houses are on every page.
 */
export async function readOccupancy({ db }: Services, query: Asked): Promise<OccupancyReport> {
  const { month, hotelId, page, limit } = query;
  const { executor } = db;
  const months = yearUpTo(month);
  const [soldOfMonths, found] = await Promise.all([
    soldInMonths(executor, { from: months[0] ?? month, to: month }, hotelId),
    housesOfMonth(executor, query),
  ]);
  const houses = found.slice(0, limit);
  const ids = houses.map(({ id }) => id);
  const [sold, forSale] = await Promise.all([
    soldByHouses(executor, month, ids),
    // When one house is asked for, its figures are those of all on every page.
    readForSale(executor, month, hotelId === undefined ? ids : [hotelId]),
  ]);
  const soldOf = new Map(sold.map((one) => [one.hotel_id, one]));
  const lines = houses
    .map(({ id, name }) => ({
      hotelId: id,
      hotel: name,
      forSale: forSale.of(id),
      ...together([soldOf.get(id) ?? none]),
    }))
    .filter((line) => line.forSale > 0 || line.sold > 0);
  const ofMonth = together(soldOfMonths.filter((one) => one.month === month));
  return {
    month,
    ...rated({ ...ofMonth, forSale: hotelId === undefined ? forSale.ofAll : forSale.of(hotelId) }),
    houses: lines.map(({ hotelId: id, hotel, ...figures }) => ({ hotelId: id, hotel, ...rated(figures) })),
    page,
    isMore: found.length > limit,
    months: months.map((one) => {
      const { sold: nights, income } = together(soldOfMonths.filter((row) => row.month === one));
      return { month: one, sold: nights, income: toRupees(income) };
    }),
  };
}

/** Rooms × nights that could be sold in a month: of each of these houses, and of all. */
async function readForSale(db: Executor, month: Month, hotelIds: number[]) {
  const [first, to] = [`${month}-01`, `${addMonths(month, 1)}-01`];
  const blocks = Map.groupBy(await blocksWithNights(db, { from: first, to }), ({ hotel_id }) => hotel_id);
  const [rooms, all] = await Promise.all([
    roomsForSale(db, [...new Set([...hotelIds, ...blocks.keys()])]),
    allRoomsForSale(db),
  ]);
  const days = daysOfMonth(month).length;
  const allNights = new Map(rooms.map(({ hotel_id, units }) => [hotel_id, units * days]));
  const blockedIn = (id: number) =>
    add((blocks.get(id) ?? []).map((one) => one.rooms * within(one.first_night, one.free_from, first, to)));
  const of = (id: number) => Math.max(0, (allNights.get(id) ?? 0) - blockedIn(id));
  const keptOut = [...blocks.keys()].map((id) => (allNights.get(id) ?? 0) - of(id));
  return { of, ofAll: all * days - add(keptOut) };
}

const none: Kept = { nights: 0, paise: 0 };
const add = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0);
const together = (rows: readonly Kept[]): Sold => ({
  sold: add(rows.map(({ nights }) => nights)),
  income: add(rows.map(({ paise }) => paise)),
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
  while (months.length < 12) months.unshift(addMonths(months[0] ?? month, -1));
  return months;
}
