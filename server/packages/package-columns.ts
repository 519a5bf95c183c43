import type { PackageForm } from "#contract/packages.ts";
import { toPaise } from "#contract/rules/money.ts";

/** A package form as column values; lists become JSON text. A fact that the form leaves out is left out. */
export function toColumns(form: PackageForm) {
  return {
    name: form.tourName,
    description: form.description,
    features: JSON.stringify(form.features),
    highlights: JSON.stringify(form.highlights),
    plan: JSON.stringify(form.plan),
    days: form.numberOfDays,
    starting_paise: toPaise(form.startingRate),
    location: form.location,
    ...(form.season !== undefined && { season: form.season }),
    ...(form.groupSize !== undefined && { group_size: form.groupSize }),
    ...(form.car !== undefined && { car: form.car }),
    ...(form.effort !== undefined && { effort: form.effort }),
    ...(form.notIncluded !== undefined && { not_included: JSON.stringify(form.notIncluded) }),
  };
}
