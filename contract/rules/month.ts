import { lazy } from "./lazy.ts";
import { type CalendarDate, isCalendarDate, nightsOf } from "./stay.ts";

/** A month of the calendar, `YYYY-MM`, from year 2000 to 2199. */
export type Month = string;

export function isMonth(value: string): boolean {
  return isCalendarDate(`${value}-01`);
}

export function monthOf(date: CalendarDate): Month {
  return date.slice(0, 7);
}

/** The month `months` later; earlier when negative. */
export function addMonths(month: Month, months: number): Month {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/** Every date of the month, in order. */
export function daysOfMonth(month: Month): CalendarDate[] {
  return nightsOf(`${month}-01`, `${addMonths(month, 1)}-01`);
}

const named = lazy(
  () => new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }),
);

/** `November 2026`. */
export function monthName(month: Month): string {
  return named().format(new Date(`${month}-01T00:00:00Z`));
}
