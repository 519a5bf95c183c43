import { type CalendarDate, nightsBetween } from "./stay.ts";
import { weekdayOf } from "./weekday.ts";

/** The longest period, in nights. */
export const longestPeriod = 366;

/** Monday is 1, Sunday 7. */
export const allWeekdays: readonly number[] = [1, 2, 3, 4, 5, 6, 7];

export const weekdayNames = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

/**
 * A price of a room type for the nights `[from, to)` that fall on its weekdays; a yearly one also in each later year.
 * `rate` is in paise. `minNights` applies to stays that arrive on such a night.
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

/** The same day in another year; 28 February for the 29th where there is none. */
export function inYear(date: CalendarDate, year: number): CalendarDate {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const day = date.slice(4);
  return `${year}${day === "-02-29" && !isLeap ? "-02-28" : day}`;
}

/** The day after a period's last night in another year: after 28 February follows 1 March where there is no 29th. */
export function endInYear(to: CalendarDate, year: number): CalendarDate {
  const end = inYear(to, year);
  return to.endsWith("-02-29") && end.endsWith("-02-28") ? `${year}-03-01` : end;
}

export function yearOf(date: CalendarDate): number {
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
    (year) => year > yearOf(from) && inYear(from, year) <= night && night < endInYear(to, year + years),
  );
}

type Ranked = { period: RatePeriod; days: number };

/** Less than zero when `a` is preferred: fewer days, then fewer weekdays, then the newer. */
function byPreference(a: Ranked, b: Ranked): number {
  return a.days - b.days || a.period.weekdays.length - b.period.weekdays.length || b.period.id - a.period.id;
}

/** Periods by preference, the preferred first, with their number of days computed once. */
export function ranked(periods: readonly RatePeriod[]): Ranked[] {
  return periods
    .map((period) => ({ period, days: nightsBetween(period.from, period.to) }))
    .sort(byPreference);
}

/** The price of each night in paise: the rate of the shortest period that it falls into, or else the rack rate. */
export function nightRates(
  rackRate: number,
  periods: readonly RatePeriod[],
  nights: readonly CalendarDate[],
): NightRate[] {
  const sorted = ranked(periods);
  return nights.map((night) => {
    const weekday = sorted.length > 0 ? weekdayOf(night) : 0;
    const found = sorted.find(({ period }) => holds(period, night, weekday));
    if (!found) return { night, rate: rackRate, name: "", minNights: 1 };
    const { rate, name, minNights } = found.period;
    return { night, rate, name, minNights };
  });
}

/** A night with its weekday, computed once for many room types. */
export type Weekday = { night: CalendarDate; weekday: number };

export function weekdaysOf(nights: readonly CalendarDate[]): Weekday[] {
  return nights.map((night) => ({ night, weekday: weekdayOf(night) }));
}

/**
 * The price of the cheapest of these nights, as `nightRates` computes it, in paise; undefined without nights. Tries the
 * cheapest rate first, which mostly applies.
 */
export function lowestRate(
  rackRate: number,
  periods: readonly RatePeriod[],
  days: readonly Weekday[],
): number | undefined {
  const [first, last] = [days[0]?.night ?? "", days.at(-1)?.night ?? ""];
  const sorted = ranked(periods.filter(({ from, to, isYearly }) => from <= last && (isYearly || to > first)));
  const isFirst = (place: number, { night, weekday }: Weekday) => {
    for (let index = 0; index < place; index += 1) {
      const period = sorted[index]?.period;
      if (period && holds(period, night, weekday)) return false;
    }
    return true;
  };
  const prices = [
    ...sorted.map(({ period }, place) => ({ rate: period.rate, place, period })),
    { rate: rackRate, place: sorted.length, period: undefined },
  ].sort((a, b) => a.rate - b.rate);
  return prices.find(({ place, period }) =>
    days.some((day) => (!period || holds(period, day.night, day.weekday)) && isFirst(place, day)),
  )?.rate;
}
