import type { Booking } from "#contract/bookings.ts";
import { dateNear } from "#contract/rules/dates.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { Link } from "#app/ui/link.tsx";
import { StatusBadge } from "../records/status-badge.tsx";

type OtherStaysProps = {
  booking: Booking;
  others: readonly Booking[];
  today: CalendarDate;
  viewHref: (id: number) => string;
};

/** The other bookings of the guest's number; those of the same nights stand out, for they may be the same wish. */
export function OtherStays({ booking, others, today, viewHref }: OtherStaysProps) {
  if (others.length === 0) return null;
  const isTwice = others.some((other) => isSameWish(booking, other));
  return (
    <section
      aria-label="Other stays of this number"
      className={`mt-5 rounded-control p-4 text-sm ${isTwice ? "bg-saffron-soft" : "bg-raised"}`}
    >
      <h3 className="font-text font-semibold">
        {isTwice ? "Another stay of this number shares these nights" : "Other stays of this number"}
      </h3>
      <ul className="mt-1.5 grid sm:grid-cols-[auto_1fr_auto]">
        {others.map(({ id, reference, hotel, checkInDate, status, ending }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-3 py-1 sm:col-span-3 sm:grid sm:grid-cols-subgrid sm:gap-x-4"
          >
            <Link href={viewHref(id)} className="min-h-9 content-center font-semibold underline">
              {reference}
            </Link>
            <span className="min-w-0 wrap-anywhere">
              {hotel}, {dateNear(checkInDate, today)}
            </span>
            <StatusBadge status={status} ending={ending} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether both are still wished for, and share a night; the stays of one package belong together. */
function isSameWish(one: Booking, other: Booking): boolean {
  if (one.packageBookingId !== undefined && one.packageBookingId === other.packageBookingId) return false;
  const isOpen = [one, other].every(({ status }) => status !== "Rejected" && status !== "Completed");
  return isOpen && one.checkInDate < other.checkOutDate && other.checkInDate < one.checkOutDate;
}
