import { addDays, todayInKashmir } from "#contract/rules/stay.ts";

/** The Monday, in Kashmir, of the week of a moment. */
export function weekOf(moment: Date): string {
  const today = todayInKashmir(moment);
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, -((weekday + 6) % 7));
}

/** The Monday `weeks` weeks before. */
export function weeksBefore(week: string, weeks: number): string {
  return addDays(week, -7 * weeks);
}
