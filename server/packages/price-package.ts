import { journeyMessages } from "#contract/journey-messages.ts";
import { withTaxOfJourney } from "#contract/rules/added-tax.ts";
import { sumOf, type PriceLine } from "#contract/rules/price.ts";
import { classesOf, type PricedTour, priceTour } from "#contract/rules/tour-price.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { wishMessages } from "#contract/tariff.ts";
import { fieldError } from "../errors.ts";
import { storedTariff } from "./package-tariff.ts";
import { tourTariffOf } from "./tour-tariff.ts";

type Priced = { tariff: string | null; starting_paise: number };

/** The price of a package for a party, in paise; `isFrom` when it may cost more than the lines. */
export type PackagePrice = { lines: PriceLine[]; total: number; isFrom: boolean };

/** Prices a package for a party, with tax added at this rate; `agreedLines` keep their rates. */
export function pricePackage(
  tour: Priced,
  wish: PricedTour,
  taxPercent: number | undefined,
  agreedLines: readonly PriceLine[] = [],
): PackagePrice {
  const tariff = tourTariffOf(tour);
  const lines = withTaxOfJourney(priceTour(tariff, wish, agreedLines), taxPercent);
  const isOpen =
    (wish.start === undefined && tariff.seasons.length > 0) ||
    (!wish.hotelClass && classesOf(tariff).length > 1) ||
    (wish.children > 0 && tariff.childWithBed === 0);
  return { lines, total: sumOf(lines), isFrom: isOpen || tour.tariff === null };
}

/**
 * Refuses wishes that the package does not offer. Without `today` any day is accepted, because staff may agree on one.
 *
 * @throws invalid(childAges) | invalid(hotelClass) | invalid(singleRooms) | invalid(startDate)
 */
export function checkTourWish(tour: Priced, wish: PricedTour, today?: CalendarDate): void {
  const { start, adults, children, childAges, hotelClass, singleRooms = 0 } = wish;
  if (childAges && childAges.length !== children) throw fieldError("childAges", wishMessages.ages);
  if (hotelClass && !classesOf(tourTariffOf(tour)).includes(hotelClass))
    throw fieldError("hotelClass", journeyMessages.class);
  if (singleRooms > adults) throw fieldError("singleRooms", journeyMessages.singles);
  if (start === undefined || today === undefined) return;
  if (start < today) throw fieldError("startDate", journeyMessages.begun);
  const { departures = [], from = null, to = null } = storedTariff(tour) ?? {};
  if (departures.length > 0 && !departures.includes(start))
    throw fieldError("startDate", journeyMessages.departures);
  if ((from !== null && start < from) || (to !== null && start >= to))
    throw fieldError("startDate", journeyMessages.unsold);
}
