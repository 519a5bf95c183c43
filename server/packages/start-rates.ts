import type { NightSpan } from "#contract/night-spans.ts";
import { toRupees } from "#contract/rules/money.ts";
import { weekdaysOf } from "#contract/rules/rates.ts";
import { type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import { lowestSupplement } from "#contract/rules/tour-price.ts";
import { storedTariff } from "./package-tariff.ts";
import { tourTariffOf } from "./tour-tariff.ts";

type Priced = { tariff: string | null; starting_paise: number };

/**
 * The lowest price of an adult whose journey begins in each of the spans, in whole rupees, with what its season costs
 * more; null for a span in which it does not begin.
 */
export function startRatesOf(tour: Priced, spans: readonly NightSpan[]): (number | null)[] {
  const { departures = [], from = null, to = null } = storedTariff(tour) ?? {};
  const isSold = (day: CalendarDate) =>
    (departures.length === 0 || departures.includes(day)) &&
    (from === null || day >= from) &&
    (to === null || day < to);
  const tariff = tourTariffOf(tour);
  return spans.map((span) => {
    const days = weekdaysOf(nightsOf(span.from, span.to).filter(isSold));
    const more = lowestSupplement(tariff, days);
    return more === undefined ? null : toRupees(tour.starting_paise + more);
  });
}
