import type { PackageForm } from "#contract/packages.ts";
import { toPaise } from "#contract/rules/money.ts";

/** A package form as column values; lists become JSON text. */
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
  };
}
