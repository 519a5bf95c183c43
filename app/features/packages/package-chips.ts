import type { PackageFacets } from "#contract/packages.ts";
import type { Chip } from "#app/features/filters/filter-chips.tsx";
import { filterHref } from "#app/features/filters/filter-address.ts";
import { rateChips } from "#app/features/filters/rate-chips.ts";
import type { PackageFilterValues } from "./package-filters.tsx";

/** The filters in force; each link removes one. */
export function setPackageChips(values: PackageFilterValues): Chip[] {
  const { place, minDays, maxDays } = values;
  const without = (change: Partial<PackageFilterValues>) => filterHref("/packages", values, change);
  const chips: Chip[] = [];
  if (place) chips.push({ label: place, href: without({ place: "" }), isSet: true });
  if (minDays || maxDays) {
    const label =
      minDays && maxDays
        ? `${minDays} to ${maxDays} days`
        : minDays
          ? `${minDays} days or more`
          : `${maxDays} days or less`;
    chips.push({ label, href: without({ minDays: "", maxDays: "" }), isSet: true });
  }
  chips.push(...rateChips(values, without({ minRate: "", maxRate: "" })));
  return chips;
}

/** Chips of the places that most tours visit, while none is chosen. */
export function tourPlaceChips(values: PackageFilterValues, facets: PackageFacets): Chip[] {
  if (values.place) return [];
  return facets.places.map(({ name, packages }) => ({
    label: name,
    count: packages,
    href: filterHref("/packages", values, { place: name }),
  }));
}
