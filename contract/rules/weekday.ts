import { addDays, type CalendarDate } from "./stay.ts";

/** From 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: CalendarDate): number {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  return new Date(Date.UTC(year, month - 1, Number(date.slice(8)))).getUTCDay() || 7;
}

/** The Monday of the date's week. */
export function mondayOf(date: CalendarDate): CalendarDate {
  return addDays(date, 1 - weekdayOf(date));
}
