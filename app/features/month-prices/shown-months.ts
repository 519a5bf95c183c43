import { daysOfMonth, type Month, addMonths } from "#contract/rules/month.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";

/** With fewer nights left than this, the next month is shown too. */
const fewNights = 14;

/** The remaining nights of a month, and of the next one when few are left. */
export function shownMonths(month: Month, today: CalendarDate): { month: Month; days: CalendarDate[] }[] {
  const remaining = { month, days: daysOfMonth(month).filter((day) => day >= today) };
  if (remaining.days.length >= fewNights) return [remaining];
  const next = addMonths(month, 1);
  return [remaining, { month: next, days: daysOfMonth(next) }];
}
