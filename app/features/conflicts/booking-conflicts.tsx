import type { Booking } from "#contract/bookings.ts";
import { dateRange } from "#contract/rules/dates.ts";
import { countOf } from "#contract/rules/text.ts";
import { Link } from "#app/ui/link.tsx";
import { StatusBadge } from "../records/status-badge.tsx";

type BookingConflictsProps = { bookings: readonly Booking[]; viewHref: (id: number) => string };

/** The stays that hold the nights of a refused booking. */
export function BookingConflicts({ bookings, viewHref }: BookingConflictsProps) {
  if (bookings.length === 0) return null;
  return (
    <section aria-label="Bookings in the way" className="rounded-control bg-saffron-soft p-4 text-sm">
      <h3 className="font-text font-semibold">These stays hold the nights</h3>
      <ul className="mt-1.5 grid">
        {bookings.map((booking) => (
          <li key={booking.id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
            <Link href={viewHref(booking.id)} className="min-h-9 content-center font-semibold underline">
              {booking.customerName}
            </Link>
            <span>
              {booking.roomType || "Any room"}, {countOf(booking.rooms, "room")},{" "}
              {dateRange(booking.checkInDate, booking.checkOutDate)}
            </span>
            <StatusBadge status={booking.status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
