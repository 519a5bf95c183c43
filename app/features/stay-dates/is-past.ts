import { isCalendarDate, todayInKashmir } from "#contract/rules/stay.ts";

/** Whether a typed date is one before today in Kashmir; what is no date is not. */
export function isPast(date: string): boolean {
  return isCalendarDate(date) && date < todayInKashmir(new Date());
}
