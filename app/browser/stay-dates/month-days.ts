import { addMonths, daysOfMonth, monthOf } from "#contract/rules/month.ts";
import { addDays, type CalendarDate } from "#contract/rules/stay.ts";

/** The same day `months` later, or the month's last where it is shorter. */
function sameDayIn(day: CalendarDate, months: number): CalendarDate {
  const days = daysOfMonth(addMonths(monthOf(day), months));
  return days[Math.min(Number(day.slice(8)), days.length) - 1] ?? day;
}

/** 0 for Sunday, the first day of the week in India. */
export function weekdayOf(day: CalendarDate): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** The day that a key moves the focus to, by the ARIA grid pattern; undefined for other keys. */
export function dayByKey(
  day: CalendarDate,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  isRightToLeft: boolean,
): CalendarDate | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const steps: Record<string, () => CalendarDate> = {
    ArrowRight: () => addDays(day, forward),
    ArrowLeft: () => addDays(day, -forward),
    ArrowDown: () => addDays(day, 7),
    ArrowUp: () => addDays(day, -7),
    Home: () => addDays(day, -weekdayOf(day)),
    End: () => addDays(day, 6 - weekdayOf(day)),
    PageDown: () => sameDayIn(day, shiftKey ? 12 : 1),
    PageUp: () => sameDayIn(day, shiftKey ? -12 : -1),
  };
  return steps[key]?.();
}
