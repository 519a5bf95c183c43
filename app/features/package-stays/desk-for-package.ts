import type { Booking } from "#contract/bookings.ts";
import type { PackageBooking } from "#contract/package-bookings.ts";
import { addDays, type CalendarDate } from "#contract/rules/stay.ts";
import { controlPages } from "#app/content/control-addresses.ts";

type Enquiry = Pick<PackageBooking, "id" | "startDate" | "adults" | "children">;

/**
 * The desk for the next stay of a package: from the day on which the last one ends, else from its start, with its party;
 * the guest is read there by the enquiry's number.
 */
export function deskForPackage(
  { id, startDate, adults, children }: Enquiry,
  stays: readonly Booking[],
  today: CalendarDate,
): string {
  const ends = stays.filter(({ status }) => status !== "Rejected").map(({ checkOutDate }) => checkOutDate);
  const checkIn = [ends.toSorted().at(-1), startDate, today].find((day) => day && day >= today) ?? today;
  const search = {
    checkIn,
    checkOut: addDays(checkIn, 1),
    ...(adults !== null && { adults: String(adults), children: String(children ?? 0) }),
    enquiry: String(id),
  };
  return `${controlPages.desk}?${new URLSearchParams(search)}`;
}
