import type { PackageDetail } from "#contract/packages.ts";
import { bodyOfTariff } from "./tariff/tariff-body.ts";
import { toTariffTexts } from "./tariff/to-tariff-texts.ts";
import { daysFrom, fitPlan, type PackageFormValues } from "./package-form-values.ts";

/** The form values of a stored package. */
export function valuesOf(tour: PackageDetail): PackageFormValues {
  const { tourName, description, startingRate, location, numberOfDays, features, highlights } = tour;
  const { season, groupSize, car, effort, notIncluded } = tour;
  const plan = tour.plan.map(({ heading, description: text, meals, kilometres }) => {
    return { heading, description: text, meals: meals ?? "", kilometres: String(kilometres ?? "") };
  });
  return {
    tourName,
    description,
    startingRate: String(startingRate),
    location,
    numberOfDays: String(numberOfDays),
    features,
    highlights,
    plan: fitPlan(plan, Math.max(1, numberOfDays)),
    season,
    groupSize,
    car,
    effort,
    notIncluded,
    tariff: toTariffTexts(tour.tariff),
    version: String(tour.version),
  };
}

/** The API's body from the typed form; an invalid number of days counts as 1, as the form shows it. */
export function bodyOf(values: PackageFormValues) {
  // The contract's names for a day's fields.
  const plan = values.plan.map(({ heading, description, ...rest }) => ({
    planHeading: heading,
    planDescription: description,
    ...rest,
  }));
  return {
    ...values,
    plan,
    tariff: bodyOfTariff(values.tariff),
    numberOfDays: daysFrom(values.numberOfDays),
  };
}
