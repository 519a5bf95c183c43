import type { RatePeriodShown, SeasonForm } from "#contract/rate-periods.ts";
import { endInYear, inYear } from "#contract/rules/rates.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { countOf, joinWords } from "#contract/rules/text.ts";

type Copy = SeasonForm["periods"][number];

/** The prices to copy into a year, and the names of the seasons that already have such a price there. */
type Copies = { year: number; copies: Copy[]; existing: string[] };

/**
 * Copies of the prices that begin in the year before `year`, moved by a year: those that do not repeat yearly, would not
 * be past, and do not exist yet. If 29 February becomes the 28th, an existing price of the 28th is kept. Copied prices need
 * no confirmation.
 */
export function planCopies(year: number, periods: readonly RatePeriodShown[], today: CalendarDate): Copies {
  const keyOf = ({ roomId, from, to, weekdays }: Pick<Copy, "roomId" | "from" | "to" | "weekdays">) =>
    JSON.stringify([roomId, from, to, weekdays]);
  const existingKeys = new Set(periods.map(keyOf));
  const copies = periods
    .filter(({ from, isYearly }) => !isYearly && yearOf(from) === year - 1)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map(({ roomId, name, from, to, weekdays, rentPerNight, minNights }) => {
      const dates = { from: inYear(from, year), to: endInYear(to, yearOf(to) + 1) };
      return { roomId, name, ...dates, weekdays, isYearly: false, rentPerNight, minNights, confirm: true };
    })
    .filter(({ to }) => to > today);
  const existing = copies.filter((copy) => existingKeys.has(keyOf(copy))).map(({ name }) => name);
  const fresh = new Map<string, Copy>();
  for (const copy of copies)
    if (!existingKeys.has(keyOf(copy)) && !fresh.has(keyOf(copy))) fresh.set(keyOf(copy), copy);
  return { year, copies: [...fresh.values()], existing: [...new Set(existing)] };
}

/** The message on what was copied, or why nothing was. */
export function copyMessage({ year, copies, existing }: Copies): string {
  if (copies.length > 0)
    return [`${countOf(copies.length, "price")} copied to ${year}.`, existingMessage({ existing })]
      .join(" ")
      .trim();
  if (existing.length > 0) return `Nothing was copied. ${existingMessage({ existing })}`;
  return `Nothing was copied: ${year - 1} has no prices that begin then and are not over by ${year}.`;
}

/** The message naming the seasons that need no copy; empty when there are none. */
export function existingMessage({ existing }: Pick<Copies, "existing">): string {
  return existing.length > 0 ? `There already: ${joinWords(existing)}.` : "";
}

function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}
