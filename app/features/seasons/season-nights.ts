import type { NightSpan } from "#contract/night-spans.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";

/** The months of a season, 1 is January; `to` may be less than `from`, for a season over the turn of the year. */
type Months = { from: number | null; to: number | null };

/** Index of the season of a date; 0 when none contains its month. */
export function seasonAt(seasons: readonly Months[], date: CalendarDate): number {
  return Math.max(
    0,
    seasons.findIndex((season) => isIn(season, monthIn(date))),
  );
}

/** The nights of the season's next occurrence, or the rest of the current one; undefined without months. */
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

/** The first day of a month; month 13 is the next January. */
function firstOf(year: number, month: number): CalendarDate {
  const date = month > 12 ? [year + 1, 1] : [year, month];
  return `${date[0]}-${String(date[1]).padStart(2, "0")}-01`;
}
