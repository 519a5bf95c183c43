import { lazy } from "./lazy.ts";
import { type CalendarDate, nightsBetween } from "./stay.ts";
import { countOf } from "./text.ts";

const mostKnown = 1000;

/** Caches formatted dates: a list has the same few over and over, and formatting costs as much as drawing a cell. */
function textsBy(options: Intl.DateTimeFormatOptions): (date: CalendarDate) => string {
  const format = lazy(() => new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" }));
  const cache = new Map<CalendarDate, string>();
  return (date) => {
    const cached = cache.get(date);
    if (cached !== undefined) return cached;
    const text = format().format(new Date(`${date}T00:00:00Z`));
    if (cache.size >= mostKnown) cache.clear();
    cache.set(date, text);
    return text;
  };
}

/** `12 Dec`. */
export const shortDate = textsBy({ day: "numeric", month: "short" });

/** `12 Dec`, or `12 Dec 2025` when that is not the year of today. */
export function dateNear(date: CalendarDate, today: CalendarDate): string {
  const year = date.slice(0, 4);
  return year === today.slice(0, 4) ? shortDate(date) : `${shortDate(date)} ${year}`;
}

/** `Sat, 12 Dec 2026`. */
export const longDate = textsBy({ weekday: "short", day: "numeric", month: "short", year: "numeric" });

/** `12 Dec to 15 Dec`. */
export function dateRange(arrival: CalendarDate, departure: CalendarDate): string {
  return `${shortDate(arrival)} to ${shortDate(departure)}`;
}

/** `24 to 28 Dec`, `30 Nov to 2 Dec`: the month said once where it is one, without years. */
export function shortRange(arrival: CalendarDate, departure: CalendarDate): string {
  const isOneMonth = arrival.slice(0, 7) === departure.slice(0, 7);
  return `${isOneMonth ? Number(arrival.slice(8)) : shortDate(arrival)} to ${shortDate(departure)}`;
}

/** The same, and `30 Dec 2026 to 2 Jan 2027`. */
export function daysInWords(arrival: CalendarDate, departure: CalendarDate): string {
  const [year, nextYear] = [arrival.slice(0, 4), departure.slice(0, 4)];
  if (year !== nextYear) return `${shortDate(arrival)} ${year} to ${shortDate(departure)} ${nextYear}`;
  return shortRange(arrival, departure);
}

/** `1 to 4 Dec, 3 nights`. */
export function stayInWords(arrival: CalendarDate, departure: CalendarDate): string {
  return `${daysInWords(arrival, departure)}, ${countOf(nightsBetween(arrival, departure), "night")}`;
}
