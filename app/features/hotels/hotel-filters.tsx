import type { HotelFacets, HotelSort } from "#contract/hotels.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { FilterFrame } from "#app/features/filters/filter-frame.tsx";
import { StayDates } from "#app/features/stay-dates/stay-dates.tsx";
import { FormScope, type FieldErrors } from "#app/ui/form-scope.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";

export const hotelFilterNames = [
  "place",
  "facility",
  "minRate",
  "maxRate",
  "checkInDate",
  "checkOutDate",
  "sort",
] as const;

export type HotelFilterValues = Record<(typeof hotelFilterNames)[number], string>;

const sorts: { value: HotelSort | ""; label: string }[] = [
  { value: "", label: "Newest first" },
  { value: "cheapest", label: "Lowest rate first" },
  { value: "dearest", label: "Highest rate first" },
  { value: "name", label: "By name" },
];

type HotelFiltersProps = {
  values: HotelFilterValues;
  facets: HotelFacets;
  errors: FieldErrors;
  today: string;
  isNarrowed: boolean;
};

/** Place, dates, rate, facility and order; all of it in the address. */
export function HotelFilters({ values, facets, errors, today, isNarrowed }: HotelFiltersProps) {
  const places = facets.places.map(({ name, hotels }) => ({ value: name, label: `${name} (${hotels})` }));
  const facilities = facets.facilities.map(({ name, hotels }) => ({
    value: name,
    label: `${name} (${hotels})`,
  }));
  const range =
    facets.lowestRate === null || facets.highestRate === null
      ? undefined
      : `Our rates run from ${formatRupees(facets.lowestRate)} to ${formatRupees(facets.highestRate)}`;
  return (
    <FilterFrame path="/hotels" isNarrowed={isNarrowed} isOpen={Object.keys(errors).length > 0}>
      <FormScope id="hotel-filters" errors={errors}>
        <SelectField
          name="place"
          label="Place"
          placeholder="Anywhere"
          options={places}
          defaultValue={values.place}
        />
        <StayDates
          earliest={today}
          values={{ arrive: values.checkInDate, leave: values.checkOutDate }}
          className="stay-dates-narrow"
        />
        <div className="grid grid-cols-2 gap-3">
          <TextField
            name="minRate"
            type="number"
            label="From ₹"
            min={0}
            inputMode="numeric"
            defaultValue={values.minRate}
          />
          <TextField
            name="maxRate"
            type="number"
            label="To ₹"
            min={0}
            inputMode="numeric"
            defaultValue={values.maxRate}
          />
        </div>
        {range ? <p className="-mt-2 text-xs text-ink3">{range} a night.</p> : null}
        <SelectField
          name="facility"
          label="Facility"
          placeholder="Any"
          options={facilities}
          defaultValue={values.facility}
        />
        <SelectField name="sort" label="Sort by" options={sorts} defaultValue={values.sort} />
      </FormScope>
    </FilterFrame>
  );
}
