import { lazy } from "./lazy.ts";
import { addDays, type CalendarDate, isCalendarDate, nightsOf } from "./stay.ts";

/** A month of the calendar, `YYYY-MM`, from year 2000 to 2199. */
export type Month = string;

export function isMonth(value: string): boolean {
  return isCalendarDate(`${value}-01`);
}

export function monthOf(date: CalendarDate): Month {
  return date.slice(0, 7);
}

/** The month before (`-1`) or after (`1`). */
export function nextMonth(month: Month, step: 1 | -1): Month {
  return monthOf(addDays(`${month}-15`, step * 30));
}

/** Every date of the month, in order. */
export function daysOfMonth(month: Month): CalendarDate[] {
  return nightsOf(`${month}-01`, `${nextMonth(month, 1)}-01`);
}

const named = lazy(
  () => new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" }),
);

/** `November 2026`. */
export function monthName(month: Month): string {
  return named().format(new Date(`${month}-01T00:00:00Z`));
}
