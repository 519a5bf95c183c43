import type { RatePeriodShown, SeasonForm } from "#contract/rate-periods.ts";
import { inYear } from "#contract/rules/rates.ts";
import { addDays, type CalendarDate } from "#contract/rules/stay.ts";

type Copy = SeasonForm["periods"][number];

/**
 * The prices that begin in the year before `year`, a year later: those that do not repeat by themselves, are not over by
 * then, and are not there already. Their prices were right once and are not asked about.
 */
export function copiesInto(year: number, periods: readonly RatePeriodShown[], today: CalendarDate): Copy[] {
  const keyOf = ({ roomId, from, to, weekdays }: Pick<Copy, "roomId" | "from" | "to" | "weekdays">) =>
    JSON.stringify([roomId, from, to, weekdays]);
  const taken = new Set(periods.map(keyOf));
  return periods
    .filter(({ from, isYearly }) => !isYearly && Number(from.slice(0, 4)) === year - 1)
    .map(({ roomId, name, from, to, weekdays, rentPerNight, minNights }) => {
      const dates = { from: aYearLater(from), to: addDays(aYearLater(addDays(to, -1)), 1) };
      return { roomId, name, ...dates, weekdays, isYearly: false, rentPerNight, minNights, confirm: true };
    })
    .filter((copy) => copy.to > today && !taken.has(keyOf(copy)));
}

function aYearLater(date: CalendarDate): CalendarDate {
  return inYear(date, Number(date.slice(0, 4)) + 1);
}
