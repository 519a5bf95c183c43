import { type CalendarDate, nightsBetween } from "./stay.ts";

/** Monday is 1, Sunday 7. */
export const allWeekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

/**
 * A price of a room type for the nights `[from, to)` that fall on its weekdays; a yearly one also in every year after.
 * `rate` is in paise. `minNights` counts for stays that arrive on such a night.
 */
export type RatePeriod = {
  id: number;
  name: string;
  from: CalendarDate;
  to: CalendarDate;
  weekdays: readonly number[];
  isYearly: boolean;
  rate: number;
  minNights: number;
};

/** What one room costs on a night, in paise. Nights at the rack rate have no name. */
export type NightRate = { night: CalendarDate; rate: number; name: string; minNights: number };

/** The weekday on which the night begins, as in `allWeekdays`. */
export function weekdayOf(date: CalendarDate): number {
  return (
    new Date(Date.UTC(yearOf(date), Number(date.slice(5, 7)) - 1, Number(date.slice(8)))).getUTCDay() || 7
  );
}

/** The same day in another year; 28 February for the 29th where there is none. */
export function inYear(date: CalendarDate, year: number): CalendarDate {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const day = date.slice(4);
  return `${year}${day === "-02-29" && !isLeap ? "-02-28" : day}`;
}

function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}

function holds(period: RatePeriod, night: CalendarDate, weekday: number): boolean {
  const { from, to, isYearly } = period;
  if (night < from) return false;
  if (!period.weekdays.includes(weekday)) return false;
  if (night < to) return true;
  if (!isYearly) return false;
  const years = yearOf(to) - yearOf(from);
  // A period over New Year began in the year before.
  return [yearOf(night), yearOf(night) - 1].some(
    (year) => year > yearOf(from) && inYear(from, year) <= night && night < inYear(to, year + years),
  );
}

type Ranked = { period: RatePeriod; days: number };

/** Less than zero when `a` is preferred: fewer days, then fewer weekdays, then the newer. */
function byPreference(a: Ranked, b: Ranked): number {
  return a.days - b.days || a.period.weekdays.length - b.period.weekdays.length || b.period.id - a.period.id;
}

/** The price of each night: that of the shortest period it falls into, without one the rack rate, in paise. */
export function nightRates(
  rackRate: number,
  periods: readonly RatePeriod[],
  nights: readonly CalendarDate[],
): NightRate[] {
  // A list prices hundreds of room types of many seasons each: the days of a period are counted once.
  const sorted = periods
    .map((period) => ({ period, days: nightsBetween(period.from, period.to) }))
    .sort(byPreference);
  return nights.map((night) => {
    const weekday = sorted.length > 0 ? weekdayOf(night) : 0;
    const found = sorted.find(({ period }) => holds(period, night, weekday));
    if (!found) return { night, rate: rackRate, name: "", minNights: 1 };
    const { rate, name, minNights } = found.period;
    return { night, rate, name, minNights };
  });
}
