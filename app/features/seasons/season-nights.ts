import type { NightSpan } from "#contract/night-spans.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";

/** The months of a season, 1 is January; the second may be before the first, over the end of the year. */
type Months = { from: number | null; to: number | null };

/** Which of the seasons, from 0, a calendar date is in; the first where none has its month. */
export function seasonAt(seasons: readonly Months[], date: CalendarDate): number {
  return Math.max(
    0,
    seasons.findIndex((season) => isIn(season, monthIn(date))),
  );
}

/** The nights of a season's next time from `today` on, or what is left of it now; undefined without months. */
export function nightsOfSeason({ from, to }: Months, today: CalendarDate): NightSpan | undefined {
  if (from === null) return undefined;
  const last = to ?? from;
  const [year, month] = [Number(today.slice(0, 4)), monthIn(today)];
  const isNow = isIn({ from, to }, month);
  const beginsIn = from > month ? year : year + 1;
  const endsIn = isNow ? year + (month > last ? 1 : 0) : beginsIn + (last < from ? 1 : 0);
  return { from: isNow ? today : firstOf(beginsIn, from), to: firstOf(endsIn, last + 1) };
}

function monthIn(date: CalendarDate): number {
  return Number(date.slice(5, 7));
}

function isIn({ from, to }: Months, month: number): boolean {
  if (from === null) return false;
  const last = to ?? from;
  return from <= last ? from <= month && month <= last : month >= from || month <= last;
}

/** The first day of a month; the thirteenth is the next January. */
function firstOf(year: number, month: number): CalendarDate {
  const date = month > 12 ? [year + 1, 1] : [year, month];
  return `${date[0]}-${String(date[1]).padStart(2, "0")}-01`;
}
