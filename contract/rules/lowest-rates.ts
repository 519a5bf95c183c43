import { ranked, type RatePeriod, yearOf } from "./rates.ts";
import { weekdayOf } from "./weekday.ts";
import type { CalendarDate } from "./stay.ts";

const dayLength = 86_400_000;

/**
 * Nights in a row: the first as its number among all days, with its weekday. `rates` has room for what each of them costs
 * in the room type that is looked at, the same for all of them: ten thousand times as much would be thrown away.
 */
export type NightsInARow = {
  first: number;
  weekday: number;
  years: [first: number, last: number];
  rates: Float64Array;
};

export function inARow(nights: readonly CalendarDate[]): NightsInARow {
  const [first = "1970-01-01", last = first] = [nights[0], nights.at(-1)];
  return {
    first: dayOf(first),
    weekday: weekdayOf(first),
    years: [yearOf(first), yearOf(last)],
    rates: new Float64Array(nights.length),
  };
}

/**
 * The price of the cheapest night of each row, as `nightRates` computes it, in paise; undefined for a row without
 * nights. Anybody may ask for many nights of all rooms, so no night is compared with each period.
 */
export function lowestRates(
  rackRate: number,
  periods: readonly RatePeriod[],
  rows: readonly NightsInARow[],
): (number | undefined)[] {
  const preferredLast = ranked(periods)
    .toReversed()
    .map(({ period }) => ({ period, from: dayOf(period.from), to: dayOf(period.to) }));
  return rows.map((row) => {
    row.rates.fill(rackRate);
    for (const { period, from, to } of preferredLast) {
      setRates(row, period, from, to);
      if (period.isYearly) setInLaterYears(row, period);
    }
    return lowestOf(row.rates);
  });
}

function lowestOf(rates: Float64Array): number | undefined {
  if (rates.length === 0) return undefined;
  let lowest = Infinity;
  // A loop over the values themselves takes three times as long.
  for (let place = 0; place < rates.length; place += 1) lowest = Math.min(lowest, rates[place] ?? lowest);
  return lowest;
}

/** Sets the period's price for its weekdays among the nights from one day to before another. */
function setRates({ rates, first, weekday }: NightsInARow, period: RatePeriod, from: number, to: number) {
  const [start, end] = [Math.max(from - first, 0), Math.min(to - first, rates.length)];
  if (start >= end) return;
  if (period.weekdays.length === 7) rates.fill(period.rate, start, end);
  else
    for (let place = start; place < end; place += 1)
      if (period.weekdays.includes(((weekday - 1 + place) % 7) + 1)) rates[place] = period.rate;
}

function setInLaterYears(row: NightsInARow, period: RatePeriod): void {
  const { from, to } = period;
  const [fromYear, toYear] = [yearOf(from), yearOf(to)];
  // A period over New Year began in the year before.
  for (let year = Math.max(row.years[0] - 1, fromYear + 1); year <= row.years[1]; year += 1)
    setRates(row, period, startIn(year, from), dayIn(year + toYear - fromYear, to));
}

function dayOf(date: CalendarDate): number {
  return dayIn(yearOf(date), date);
}

/** The number of the same day in another year; of 1 March for 29 February where there is none. */
function dayIn(year: number, date: CalendarDate): number {
  return Date.UTC(year, Number(date.slice(5, 7)) - 1, Number(date.slice(8))) / dayLength;
}

/** As `dayIn`, but of 28 February where there is no 29th. */
function startIn(year: number, date: CalendarDate): number {
  const day = dayIn(year, date);
  return date.endsWith("-02-29") && day === dayIn(year, "2000-03-01") ? day - 1 : day;
}
