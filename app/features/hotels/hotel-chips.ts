import { type HotelFacets, wordsBetweenCommas } from "#contract/hotels.ts";
import { dateRange } from "#contract/rules/dates.ts";
import { asStayKind, stayKindWords } from "#contract/rules/stay-kinds.ts";
import { isCalendarDate } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";
import { filterHref } from "#app/features/filters/filter-address.ts";
import type { Chip } from "#app/features/filters/filter-chips.tsx";
import { rateChips } from "#app/features/filters/rate-chips.ts";
import { kindIcons } from "./kind-icons.ts";
import type { HotelFilterValues } from "./hotel-filters.tsx";

const mostPlaces = 6;

/** The filters in force; each link removes one. */
export function setHotelChips(values: HotelFilterValues): Chip[] {
  const { place, kind, facility, checkInDate, checkOutDate, guests } = values;
  const without = (change: Partial<HotelFilterValues>) => filterHref("/hotels", values, change);
  const chips: Chip[] = [];
  if (place) chips.push({ label: place, href: without({ place: "" }), isSet: true });
  if (isCalendarDate(checkInDate) && isCalendarDate(checkOutDate) && checkInDate < checkOutDate) {
    const label = `Free ${dateRange(checkInDate, checkOutDate)}`;
    chips.push({ label, href: without({ checkInDate: "", checkOutDate: "" }), isSet: true });
  }
  chips.push(...rateChips(values, without({ minRate: "", maxRate: "" })));
  if (/^[1-9]\d?$/.test(guests)) {
    const label = countOf(Number(guests), "guest");
    chips.push({ label, href: without({ guests: "" }), isSet: true });
  }
  const kinds = wordsBetweenCommas(kind);
  for (const word of kinds) {
    const valid = asStayKind(word);
    const others = kinds.filter((each) => each !== word).join(",");
    chips.push({ label: valid ? stayKindWords[valid] : word, href: without({ kind: others }), isSet: true });
  }
  const facilities = wordsBetweenCommas(facility);
  for (const name of facilities) {
    const others = facilities.filter((each) => each !== name).join(",");
    chips.push({ label: name, href: without({ facility: others }), isSet: true });
  }
  return chips;
}

/** The facet counts hold only without other filters; with these, chips show no number. */
function isAlone(values: HotelFilterValues): boolean {
  return setHotelChips(values).length === 0;
}

/** Chips of all kinds of stay, while none is chosen. */
export function kindChips(values: HotelFilterValues, facets: HotelFacets): Chip[] {
  if (values.kind) return [];
  const isCounted = isAlone(values);
  return facets.kinds.map(({ kind, hotels }) => ({
    label: stayKindWords[kind],
    icon: kindIcons[kind],
    ...(isCounted && { count: hotels }),
    href: filterHref("/hotels", values, { kind }),
  }));
}

/** Chips of the places with most hotels, while none is chosen. */
export function placeChips(values: HotelFilterValues, facets: HotelFacets): Chip[] {
  if (values.place) return [];
  const isCounted = isAlone(values);
  return facets.places.slice(0, mostPlaces).map(({ name, hotels }) => ({
    label: name,
    ...(isCounted && { count: hotels }),
    href: filterHref("/hotels", values, { place: name }),
  }));
}
