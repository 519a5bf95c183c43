import { toRupees } from "#contract/rules/money.ts";
import type { Weekday } from "#contract/rules/rates.ts";
import { lowestSupplement } from "#contract/rules/tour-price.ts";
import { storedTariff } from "./package-tariff.ts";
import { tourTariffOf } from "./tour-tariff.ts";

type Priced = { tariff: string | null; starting_paise: number };

/**
 * The lowest price of an adult whose journey begins on a day of each span, in whole rupees, with the season's
 * supplement; null for a span in which no journey begins.
 */
export function startRatesOf(tour: Priced, spans: readonly (readonly Weekday[])[]): (number | null)[] {
  const { departures = [], from = null, to = null } = storedTariff(tour) ?? {};
  const isSold = ({ night }: Weekday) =>
    (departures.length === 0 || departures.includes(night)) &&
    (from === null || night >= from) &&
    (to === null || night < to);
  const tariff = tourTariffOf(tour);
  return spans.map((days) => {
    const more = lowestSupplement(tariff, days.filter(isSold));
    return more === undefined ? null : toRupees(tour.starting_paise + more);
  });
}
