import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { mondayOf } from "#contract/rules/weekday.ts";

/** The Monday, in Kashmir, of the week of a moment. */
export function weekOf(moment: Date): string {
  return mondayOf(todayInKashmir(moment));
}

/** The Monday `weeks` weeks before. */
export function weeksBefore(week: string, weeks: number): string {
  return addDays(week, -7 * weeks);
}
