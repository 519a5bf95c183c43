import type { PackageFacets, PackageSort } from "#contract/packages.ts";
import { countOf } from "#contract/rules/text.ts";
import { FilterFrame } from "#app/features/filters/filter-frame.tsx";
import { RateFields, RateRange } from "#app/features/filters/rate-fields.tsx";
import type { FieldErrors } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

export const packageFilterNames = ["place", "minDays", "maxDays", "minRate", "maxRate", "sort"] as const;

export type PackageFilterValues = Record<(typeof packageFilterNames)[number], string>;

const sorts: { value: PackageSort | ""; label: string }[] = [
  { value: "", label: "Newest first" },
  { value: "cheapest", label: "Lowest rate first" },
  { value: "dearest", label: "Highest rate first" },
  { value: "shortest", label: "Shortest first" },
  { value: "longest", label: "Longest first" },
];

type PackageFiltersProps = {
  values: PackageFilterValues;
  facets: PackageFacets;
  errors: FieldErrors;
  isNarrowed: boolean;
};

/** Place, days, rate and order; all of it in the address. */
export function PackageFilters({ values, facets, errors, isNarrowed }: PackageFiltersProps) {
  const places = facets.places.map(({ name, packages }) => ({ value: name, label: `${name} (${packages})` }));
  const days = facets.days.map((count) => ({ value: count, label: countOf(count, "day") }));
  return (
    <FilterFrame id="package-filters" path="/packages" {...{ values, places, sorts, errors, isNarrowed }}>
      <div className="grid grid-cols-2 gap-3">
        <SelectField name="minDays" label="At least" placeholder="Any" options={days} />
        <SelectField name="maxDays" label="At most" placeholder="Any" options={days} />
        <RateFields />
      </div>
      <RateRange facets={facets} before="Our tours start" after="." />
    </FilterFrame>
  );
}
