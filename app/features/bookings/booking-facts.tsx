import type { GuestBooking } from "#contract/bookings.ts";
import { longDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf } from "#contract/rules/text.ts";
import { Facts } from "#app/ui/facts.tsx";

/** A stay in facts, for the guest's confirmation and the desk's dialog. */
export function BookingFacts({ booking }: { booking: GuestBooking }) {
  const rooms = booking.roomType
    ? `${countOf(booking.rooms, "room")}, ${booking.roomType}`
    : countOf(booking.rooms, "room");
  return (
    <Facts
      facts={[
        ["Hotel", booking.hotel],
        ["Rooms", rooms],
        ["Check-in", longDate(booking.checkInDate)],
        ["Check-out", longDate(booking.checkOutDate)],
        ["Nights", String(booking.nights)],
        ["Total", booking.total === null ? "We tell you with the confirmation" : formatRupees(booking.total)],
        ["Adults", String(booking.adults)],
        ["Children", String(booking.children)],
        ...(booking.specialRequest ? ([["Special request", booking.specialRequest, "wide"]] as const) : []),
      ]}
    />
  );
}
