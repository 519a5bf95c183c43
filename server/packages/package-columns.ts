import type { PackageForm } from "#contract/packages.ts";
import { toPaise } from "#contract/rules/money.ts";
import { lowestOf, presentTariff, toTariffColumn } from "./package-tariff.ts";

/**
 * A package form as column values; lists become JSON text. Facts left out of the form are left out. With a price table,
 * the form's or else the `stored` one, its lowest price is the starting one.
 */
export function toColumns(form: PackageForm, stored: { tariff: string | null } = { tariff: null }) {
  const tariff = form.tariff === undefined ? presentTariff(stored) : form.tariff;
  return {
    name: form.tourName,
    description: form.description,
    features: JSON.stringify(form.features),
    highlights: JSON.stringify(form.highlights),
    plan: JSON.stringify(form.plan),
    days: form.numberOfDays,
    starting_paise: toPaise(lowestOf(tariff) ?? form.startingRate),
    location: form.location,
    ...(form.season !== undefined && { season: form.season }),
    ...(form.groupSize !== undefined && { group_size: form.groupSize }),
    ...(form.car !== undefined && { car: form.car }),
    ...(form.effort !== undefined && { effort: form.effort }),
    ...(form.notIncluded !== undefined && { not_included: JSON.stringify(form.notIncluded) }),
    ...(form.tariff !== undefined && { tariff: toTariffColumn(form.tariff) }),
  };
}
