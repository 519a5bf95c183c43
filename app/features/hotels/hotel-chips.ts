import type { HotelFacets } from "#contract/hotels.ts";
import { dateRange } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { filterHref } from "#app/features/filters/filter-address.ts";
import type { Chip } from "#app/features/filters/filter-chips.tsx";
import type { HotelFilterValues } from "./hotel-filters.tsx";

const mostPlaces = 6;

/** The filters in force; each link removes one. */
export function setHotelChips(values: HotelFilterValues): Chip[] {
  const { place, facility, minRate, maxRate, checkInDate, checkOutDate } = values;
  const without = (change: Partial<HotelFilterValues>) => filterHref("/hotels", values, change);
  const chips: Chip[] = [];
  if (place) chips.push({ label: place, href: without({ place: "" }), isSet: true });
  if (isCalendarDate(checkInDate) && isCalendarDate(checkOutDate)) {
    const label = `Free ${dateRange(checkInDate, checkOutDate)}`;
    chips.push({ label, href: without({ checkInDate: "", checkOutDate: "" }), isSet: true });
  }
  if (minRate || maxRate) {
    const least = minRate ? `from ${formatRupees(Number(minRate))}` : "";
    const most = maxRate ? `up to ${formatRupees(Number(maxRate))}` : "";
    const label = [least, most].filter(Boolean).join(" ");
    chips.push({ label, href: without({ minRate: "", maxRate: "" }), isSet: true });
  }
  if (facility) chips.push({ label: facility, href: without({ facility: "" }), isSet: true });
  return chips;
}

/** The places with the most hotels, while none is chosen. */
export function placeChips(values: HotelFilterValues, facets: HotelFacets): Chip[] {
  if (values.place) return [];
  return facets.places.slice(0, mostPlaces).map(({ name, hotels }) => ({
    label: name,
    count: hotels,
    href: filterHref("/hotels", values, { place: name }),
  }));
}
