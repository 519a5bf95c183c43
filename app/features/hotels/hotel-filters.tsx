import { type HotelFacets, type HotelSort, wordsBetweenCommas } from "#contract/hotels.ts";
import { stayKindWords } from "#contract/rules/stay-kinds.ts";
import { ChecksField } from "#app/features/filters/checks-field.tsx";
import { FilterFrame } from "#app/features/filters/filter-frame.tsx";
import { GuestsField } from "#app/features/filters/guests-field.tsx";
import { RateFields, RateRange } from "#app/features/filters/rate-fields.tsx";
import { StayDates } from "#app/features/stay-dates/stay-dates.tsx";
import type { FieldErrors } from "#app/ui/form-scope.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

export const hotelFilterNames = [
  "place",
  "kind",
  "facility",
  "minRate",
  "maxRate",
  "checkInDate",
  "checkOutDate",
  "guests",
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

const facilitiesInSight = 7;

/** The filters of the hotel list: a GET form, so that all of them are in the address. */
export const HotelFilters = asFragment(function HotelFilters({
  values,
  facets,
  errors,
  today,
  isNarrowed,
}: HotelFiltersProps) {
  const places = facets.places.map(({ name, hotels }) => ({ value: name, label: `${name} (${hotels})` }));
  const kinds = facets.kinds.map(({ kind, hotels }) => ({
    value: kind,
    label: stayKindWords[kind],
    count: hotels,
  }));
  const facilities = facets.facilities.map(({ name, hotels }) => ({
    value: name,
    label: name,
    count: hotels,
  }));
  return (
    <FilterFrame id="hotel-filters" path="/hotels" {...{ values, places, sorts, errors, isNarrowed }}>
      <StayDates earliest={today} className="stay-dates-narrow" />
      <GuestsField any="Any number" />
      <ChecksField name="kind" label="Kind of stay" checks={kinds} ticked={wordsBetweenCommas(values.kind)} />
      <div className="grid grid-cols-2 gap-3">
        <RateFields />
      </div>
      <RateRange facets={facets} before="Our rates run" after=" a night." />
      <ChecksField
        name="facility"
        label="Comforts"
        checks={facilities}
        ticked={wordsBetweenCommas(values.facility)}
        shown={facilitiesInSight}
      />
    </FilterFrame>
  );
});
