import type { RatePeriodShown } from "#contract/rate-periods.ts";
import { toPaise, toRupees } from "#contract/rules/money.ts";
import { daysOfMonth, type Month } from "#contract/rules/month.ts";
import { nightRates } from "#contract/rules/rates.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";

/** Nights next to each other that cost the same under the same name; the rent in whole rupees. */
export type RateCell = { from: CalendarDate; nights: number; rent: number; name: string };

/** What a room type costs over a month. */
export function rateCells(
  room: { id: number; rentPerNight: number },
  periods: readonly RatePeriodShown[],
  month: Month,
): RateCell[] {
  const own = periods.filter(({ roomId }) => roomId === room.id);
  const rated = own.map(({ rentPerNight, ...period }) => ({ ...period, rate: toPaise(rentPerNight) }));
  const cells: RateCell[] = [];
  for (const { night, rate, name } of nightRates(toPaise(room.rentPerNight), rated, daysOfMonth(month))) {
    const last = cells.at(-1);
    const rent = toRupees(rate);
    if (last && last.rent === rent && last.name === name) last.nights += 1;
    else cells.push({ from: night, nights: 1, rent, name });
  }
  return cells;
}
