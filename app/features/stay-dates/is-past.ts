import { isCalendarDate, todayInKashmir } from "#contract/rules/stay.ts";

/** Whether a typed date is before today in Kashmir; false for an invalid date. */
export function isPast(date: string): boolean {
  return isCalendarDate(date) && date < todayInKashmir(new Date());
}
