/** Calendar dates are plain `YYYY-MM-DD` in Asia/Kolkata; a stay's nights are half-open: [arrival, departure). */
export type CalendarDate = string;

const dayInMilliseconds = 86_400_000;
/** India is five and a half hours ahead of UTC all year. */
const aheadOfUtc = 19_800_000;

/** The longest stay that can be booked, in nights. */
export const longestStay = 60;

/** The message for a longer stay. */
export const longStayWords = `A stay can be at most ${longestStay} nights; for longer, please call us`;

/** True for a `YYYY-MM-DD` that is on the calendar (not 31 February), from year 2000 to 2199. */
export function isCalendarDate(value: string): boolean {
  if (!/^2[01]\d\d-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** The date `days` days later (earlier when negative). */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const day = Number(date.slice(8)) + days;
  // Within a month no calendar is needed.
  if (day >= 1 && day <= 28) return `${date.slice(0, 8)}${day < 10 ? "0" : ""}${day}`;
  return dayAfter(Date.parse(date), days);
}

function dayAfter(moment: number, days: number): CalendarDate {
  return new Date(moment + days * dayInMilliseconds).toISOString().slice(0, 10);
}

/** Number of nights between arrival and departure; zero or less when departure is not later. */
export function nightsBetween(arrival: CalendarDate, departure: CalendarDate): number {
  return Math.round((Date.parse(departure) - Date.parse(arrival)) / dayInMilliseconds);
}

/** Each night of a stay, by the date on which it begins. */
export function nightsOf(arrival: CalendarDate, departure: CalendarDate): CalendarDate[] {
  const count = Math.max(0, nightsBetween(arrival, departure));
  const first = Date.parse(arrival);
  return Array.from({ length: count }, (_, index) => dayAfter(first, index));
}

/** Today's date for the company, wherever the server is. */
export function todayInKashmir(now: Date): CalendarDate {
  return new Date(now.getTime() + aheadOfUtc).toISOString().slice(0, 10);
}
