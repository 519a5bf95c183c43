import type { PackageBookingForm } from "#contract/package-bookings.ts";
import type { PricedTour } from "#contract/rules/tour-price.ts";
import type { PackageBookingRow } from "./package-bookings.queries.ts";

type JourneyForm = Pick<
  Partial<PackageBookingForm>,
  "startDate" | "adults" | "children" | "childAges" | "hotelClass" | "singleRooms"
>;

/**
 * When a package is to begin and for whom, as stored, and the party to price, which is undefined while the number of
 * adults is unknown. Fields left out of the form are those of `stored`.
 */
export function journeyOf(form: JourneyForm, stored?: PackageBookingRow) {
  const start = form.startDate ?? stored?.start_date ?? undefined;
  const adults = form.adults ?? stored?.adults ?? undefined;
  const childAges = form.childAges ?? agesFor(form.children, stored);
  const children = form.children ?? form.childAges?.length ?? stored?.children ?? 0;
  const hotelClass = form.hotelClass ?? stored?.hotel_class ?? "";
  const singleRooms = form.singleRooms ?? stored?.single_rooms ?? 0;
  const party: PricedTour | undefined =
    adults === undefined ? undefined : { start, adults, children, childAges, hotelClass, singleRooms };
  const columns = {
    start_date: start ?? null,
    adults: adults ?? null,
    children: adults === undefined ? null : children,
    child_ages: childAges ? JSON.stringify(childAges) : null,
    hotel_class: hotelClass,
    single_rooms: singleRooms,
  };
  return { party, columns };
}

export function storedAges(text: string | null): number[] {
  const ages: unknown = JSON.parse(text ?? "[]");
  return Array.isArray(ages) ? ages.map(Number) : [];
}

/** The stored ages, while the number of children is unchanged. */
function agesFor(children: number | undefined, stored: PackageBookingRow | undefined): number[] | undefined {
  if (!stored?.child_ages) return undefined;
  const ages = storedAges(stored.child_ages);
  return children === undefined || children === ages.length ? ages : undefined;
}
