import { notFound, orNotFound } from "../errors.ts";
import { guestKeyHash } from "../guest-key.ts";
import { refuseEndedLink } from "../guest-links/link-days.ts";
import { renewGuestLink } from "../guest-links/renew-link.ts";
import type { Services } from "../services.ts";
import { type BookingRow, findBooking, findBookingByKey } from "./bookings.queries.ts";

const booked = ({ departure }: BookingRow) => ({ endsOn: departure });

/**
 * Returns the booking that a guest's link is for.
 *
 * @throws not_found for an unknown link and for an expired one
 */
export async function readGuestBooking(services: Services, key: string): Promise<BookingRow> {
  const booking = orNotFound(await findBookingByKey(services.db.executor, guestKeyHash(key)), "booking");
  refuseEndedLink(services, booking.guest_link_until, booked(booking));
  return booking;
}

/** Makes a new link to a booking, as `renewGuestLink` has it. Throws not_found. */
export function renewBookingLink(services: Services, id: number, by: { username: string }): Promise<string> {
  return renewGuestLink(services, { table: "bookings", id }, by, {
    find: findBooking,
    missing: () => notFound("booking"),
    booked,
  });
}
