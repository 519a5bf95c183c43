import type { RatePeriodShown, SeasonForm } from "#contract/rate-periods.ts";
import { endInYear, inYear } from "#contract/rules/rates.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { countOf, joinWords } from "#contract/rules/text.ts";

type Copy = SeasonForm["periods"][number];

/** The prices to copy into a year, and the names of the seasons that already have such a price there. */
type Copies = { year: number; copies: Copy[]; there: string[] };

/**
 * Copies of the prices that begin in the year before `year`, moved by a year: those that do not repeat yearly, would not
 * be past, and do not exist yet. If 29 February becomes the 28th, an existing price of the 28th is kept. Copied prices need
 * no confirmation.
 */
export function planCopies(year: number, periods: readonly RatePeriodShown[], today: CalendarDate): Copies {
  const keyOf = ({ roomId, from, to, weekdays }: Pick<Copy, "roomId" | "from" | "to" | "weekdays">) =>
    JSON.stringify([roomId, from, to, weekdays]);
  const taken = new Set(periods.map(keyOf));
  const made = periods
    .filter(({ from, isYearly }) => !isYearly && yearOf(from) === year - 1)
    .toSorted((a, b) => a.from.localeCompare(b.from))
    .map(({ roomId, name, from, to, weekdays, rentPerNight, minNights }) => {
      const dates = { from: inYear(from, year), to: endInYear(to, yearOf(to) + 1) };
      return { roomId, name, ...dates, weekdays, isYearly: false, rentPerNight, minNights, confirm: true };
    })
    .filter(({ to }) => to > today);
  const there = made.filter((copy) => taken.has(keyOf(copy))).map(({ name }) => name);
  const fresh = new Map<string, Copy>();
  for (const copy of made)
    if (!taken.has(keyOf(copy)) && !fresh.has(keyOf(copy))) fresh.set(keyOf(copy), copy);
  return { year, copies: [...fresh.values()], there: [...new Set(there)] };
}

/** The message on what was copied, or why nothing was. */
export function copyMessage({ year, copies, there }: Copies): string {
  if (copies.length > 0)
    return [`${countOf(copies.length, "price")} copied to ${year}.`, existingMessage({ there })]
      .join(" ")
      .trim();
  if (there.length > 0) return `Nothing was copied. ${existingMessage({ there })}`;
  return `Nothing was copied: ${year - 1} has no prices that begin then and are not over by ${year}.`;
}

/** The message naming the seasons that need no copy; empty when there are none. */
export function existingMessage({ there }: Pick<Copies, "there">): string {
  return there.length > 0 ? `There already: ${joinWords(there)}.` : "";
}

function yearOf(date: CalendarDate): number {
  return Number(date.slice(0, 4));
}
