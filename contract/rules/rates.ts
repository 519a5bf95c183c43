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
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
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

function holds(period: RatePeriod, night: CalendarDate): boolean {
  const { from, to, isYearly } = period;
  if (night < from) return false;
  if (!period.weekdays.includes(weekdayOf(night))) return false;
  if (night < to) return true;
  if (!isYearly) return false;
  const years = yearOf(to) - yearOf(from);
  // A period over New Year began in the year before.
  return [yearOf(night), yearOf(night) - 1].some(
    (year) => year > yearOf(from) && inYear(from, year) <= night && night < inYear(to, year + years),
  );
}

/** Less than zero when `a` is preferred: fewer days, then fewer weekdays, then the newer. */
function byPreference(a: RatePeriod, b: RatePeriod): number {
  const days = nightsBetween(a.from, a.to) - nightsBetween(b.from, b.to);
  return days || a.weekdays.length - b.weekdays.length || b.id - a.id;
}

/** The price of each night: that of the shortest period it falls into, without one the rack rate, in paise. */
export function nightRates(
  rackRate: number,
  periods: readonly RatePeriod[],
  nights: readonly CalendarDate[],
): NightRate[] {
  const sorted = periods.toSorted(byPreference);
  return nights.map((night) => {
    const period = sorted.find((one) => holds(one, night));
    if (!period) return { night, rate: rackRate, name: "", minNights: 1 };
    const { rate, name, minNights } = period;
    return { night, rate, name, minNights };
  });
}
