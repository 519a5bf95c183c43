import type { RatePeriodShown } from "#contract/rate-periods.ts";
import { toPaise, toRupees } from "#contract/rules/money.ts";
import { daysOfMonth, type Month } from "#contract/rules/month.ts";
import { nightRates } from "#contract/rules/rates.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";

/** Consecutive nights with the same rent (whole rupees) and season name. */
export type RateCell = { from: CalendarDate; nights: number; rent: number; name: string };

/** The rents of a room type in a month, as table cells. */
export function rateCells(
  room: { id: number; rentPerNight: number },
  periods: readonly RatePeriodShown[],
  month: Month,
): RateCell[] {
  const roomPeriods = periods.filter(({ roomId }) => roomId === room.id);
  const rated = roomPeriods.map(({ rentPerNight, ...period }) => ({
    ...period,
    rate: toPaise(rentPerNight),
  }));
  const cells: RateCell[] = [];
  for (const { night, rate, name } of nightRates(toPaise(room.rentPerNight), rated, daysOfMonth(month))) {
    const last = cells.at(-1);
    const rent = toRupees(rate);
    if (last && last.rent === rent && last.name === name) last.nights += 1;
    else cells.push({ from: night, nights: 1, rent, name });
  }
  return cells;
}
