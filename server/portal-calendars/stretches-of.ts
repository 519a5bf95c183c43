import type { Stretch } from "#contract/portal-calendars.ts";
import { addDays, type CalendarDate } from "#contract/rules/stay.ts";

/** Nights as runs without a gap. */
export function stretchesOf(nights: readonly CalendarDate[]): Stretch[] {
  const runs: Stretch[] = [];
  for (const night of nights.toSorted()) {
    const last = runs.at(-1);
    if (last?.freeFrom === night) last.freeFrom = addDays(night, 1);
    else runs.push({ firstNight: night, freeFrom: addDays(night, 1) });
  }
  return runs;
}
