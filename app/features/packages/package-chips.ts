import type { PackageFacets } from "#contract/packages.ts";
import { formatRupees } from "#contract/rules/money.ts";
import type { Chip } from "#app/features/filters/filter-chips.tsx";
import { filterHref } from "#app/features/filters/filter-address.ts";
import type { PackageFilterValues } from "./package-filters.tsx";

/** The filters in force; each link removes one. */
export function setPackageChips(values: PackageFilterValues): Chip[] {
  const { place, minDays, maxDays, minRate, maxRate } = values;
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
  if (minRate || maxRate) {
    const fromWords = minRate ? `from ${formatRupees(Number(minRate))}` : "";
    const upToWords = maxRate ? `up to ${formatRupees(Number(maxRate))}` : "";
    const label = [fromWords, upToWords].filter(Boolean).join(" ");
    chips.push({ label, href: without({ minRate: "", maxRate: "" }), isSet: true });
  }
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
