import { todayInKashmir } from "#contract/rules/stay.ts";
import { mondayOf } from "#contract/rules/weekday.ts";

export type DatedCopy = { takenAt: Date };

/** For how many of the latest days, weeks and months with a copy one copy is kept. */
export type CopyCounts = { days: number; weeks: number; months: number };

/**
 * The copies to keep: the newest of each of the latest days, weeks (from Monday) and months in Asia/Kolkata, and always
 * the newest of all.
 */
export function copiesToKeep<Copy extends DatedCopy>(copies: readonly Copy[], keep: CopyCounts): Set<Copy> {
  const newestFirst = copies.toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime());
  const kept = new Set(newestFirst.slice(0, 1));
  const spans: [limit: number, nameOf: (day: string) => string][] = [
    [keep.days, (day) => day],
    [keep.weeks, mondayOf],
    [keep.months, (day) => day.slice(0, 7)],
  ];
  for (const [limit, nameOf] of spans) {
    const newest = new Map<string, Copy>();
    for (const copy of newestFirst) {
      const name = nameOf(todayInKashmir(copy.takenAt));
      if (!newest.has(name)) newest.set(name, copy);
    }
    for (const copy of [...newest.values()].slice(0, limit)) kept.add(copy);
  }
  return kept;
}
