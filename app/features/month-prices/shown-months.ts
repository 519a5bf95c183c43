import { daysOfMonth, type Month, nextMonth } from "#contract/rules/month.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";

/** Nights of a month that are worth a page of their own. */
const fewNights = 14;

/** The nights of a month that are still to come; of a month that is nearly over those of the next, too. */
export function shownMonths(month: Month, today: CalendarDate): { month: Month; days: CalendarDate[] }[] {
  const left = { month, days: daysOfMonth(month).filter((day) => day >= today) };
  if (left.days.length >= fewNights) return [left];
  const next = nextMonth(month, 1);
  return [left, { month: next, days: daysOfMonth(next) }];
}
