import type { Booking } from "#contract/bookings.ts";
import { dateRange } from "#contract/rules/dates.ts";
import { countOf } from "#contract/rules/text.ts";
import { StatusBadge } from "#app/features/records/status-badge.tsx";
import { Link } from "#app/ui/link.tsx";
import { requestHref } from "#app/features/navigation/request-pages.ts";

/** Requests for this month that hold no room until somebody accepts them. */
export function WaitingRequests({ bookings }: { bookings: readonly Booking[] }) {
  if (bookings.length === 0) return null;
  return (
    <section className="mt-5 rounded-panel border border-line bg-surface">
      <h2 className="px-5 pt-4 pb-2 font-text text-base font-semibold">Waiting for an answer</h2>
      <ul className="sm:grid sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]">
        {bookings.map((booking) => (
          <li
            key={booking.id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line px-5 py-2.5 text-sm sm:col-span-full sm:grid sm:grid-cols-subgrid sm:justify-items-start"
          >
            <Link
              href={requestHref({ kind: "bookings", id: booking.id })}
              className="min-h-9 content-center font-semibold hover:underline"
            >
              {booking.customerName}
            </Link>
            <span className="text-ink2">
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
