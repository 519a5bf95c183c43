import type { RatePeriodShown } from "#contract/rate-periods.ts";
import { daysInWords, shortDate } from "#contract/rules/dates.ts";
import { weekdayNames } from "#contract/rules/rates.ts";
import { addDays, nightsBetween } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";

/** Rate periods of a hotel with the same nights and name, one for each room type that has a price then. */
export type Season = Pick<RatePeriodShown, "name" | "from" | "to" | "weekdays" | "isYearly" | "minNights"> & {
  prices: RatePeriodShown[];
};

/** Groups a hotel's rate periods into seasons, earliest first. */
export function seasonsOf(periods: readonly RatePeriodShown[]): Season[] {
  const groups = Map.groupBy(periods, ({ name, from, to, weekdays, isYearly, minNights }) =>
    JSON.stringify([from, to, name, weekdays, isYearly, minNights]),
  );
  return [...groups.values()]
    .flatMap((prices): Season[] => {
      const [first] = prices;
      if (!first) return [];
      const { name, from, to, weekdays, isYearly, minNights } = first;
      const sorted = prices.toSorted((a, b) => a.roomId - b.roomId);
      return [{ name, from, to, weekdays, isYearly, minNights, prices: sorted }];
    })
    .toSorted((a, b) => a.from.localeCompare(b.from) || a.to.localeCompare(b.to));
}

/** `1 Dec 2030 to 28 Feb 2031, Fri and Sat nights, every year, at least 3 nights`: includes the last night. */
export function nightsInWords({ from, to, weekdays, isYearly, minNights }: Omit<Season, "prices">): string {
  const last = addDays(to, -1);
  const year = from.slice(0, 4);
  const single = `the night of ${shortDate(from)} ${year}`;
  const span = last.startsWith(year) ? `${daysInWords(from, last)} ${year}` : daysInWords(from, last);
  const days = weekdays.map((day) => weekdayNames[day - 1]);
  return [
    nightsBetween(from, to) === 1 ? single : span,
    ...(days.length === 7 ? [] : [`${days.join(", ")} nights`]),
    ...(isYearly ? ["every year"] : []),
    ...(minNights > 1 ? [`at least ${countOf(minNights, "night")}`] : []),
  ].join(", ");
}
