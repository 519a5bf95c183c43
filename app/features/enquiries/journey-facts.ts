import type { GuestPackageBooking } from "#contract/package-bookings.ts";
import { longDate } from "#contract/rules/dates.ts";
import { describeParty } from "#contract/rules/party.ts";
import type { Fact } from "#app/ui/facts.tsx";

/** Start and party of a package, as far as the guest entered them. */
export function journeyFacts(booking: GuestPackageBooking): Fact[] {
  const { startDate, adults, children, childAges, hotelClass, singleRooms } = booking;
  const facts: Fact[] = [];
  if (startDate) facts.push(["Start", longDate(startDate)]);
  if (adults) facts.push(["People", describeParty(adults, children ?? 0)]);
  if (childAges.length > 0) facts.push(["Children's ages", childAges.join(", ")]);
  if (hotelClass) facts.push(["Hotels", hotelClass]);
  if (singleRooms > 0) facts.push(["Rooms for one", String(singleRooms)]);
  return facts;
}
