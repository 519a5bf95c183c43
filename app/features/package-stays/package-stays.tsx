import type { Booking } from "#contract/bookings.ts";
import type { PackageBooking } from "#contract/package-bookings.ts";
import { holdingWords, roomsWords, stayNear } from "#contract/rules/stay-words.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { requestHref } from "#app/features/navigation/request-pages.ts";
import { StatusBadge } from "#app/features/records/status-badge.tsx";
import { TextLink } from "#app/ui/link.tsx";
import { deskForPackage } from "./desk-for-package.ts";
import { holdingRooms } from "./stays-ahead.ts";
import { twoHousesAtOnce } from "./two-houses-at-once.ts";

type PackageStaysProps = { booking: PackageBooking; stays: readonly Booking[]; today: CalendarDate };

/** The stays in the price of a package, and the way to the desk for the next; one line while there are none. */
export function PackageStays({ booking, stays, today }: PackageStaysProps) {
  const isOff = booking.status === "Rejected";
  if (isOff && stays.length === 0) return null;
  const holding = isOff ? holdingRooms(stays, today).length : 0;
  return (
    <section aria-labelledby="package-stays" className="my-5 border-t border-line pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-5">
        <h3 id="package-stays" className="font-text text-sm font-semibold">
          Stays
        </h3>
        {isOff ? null : (
          <TextLink
            href={deskForPackage(booking, stays, today)}
            className="inline-flex min-h-11 items-center text-sm"
          >
            {stays.length === 0 ? "Add a stay" : "Add the next stay"}
          </TextLink>
        )}
      </div>
      {holding > 0 ? (
        <p className="my-1.5 rounded-control bg-saffron-soft px-4 py-3 text-sm">
          This enquiry is rejected, but {holdingWords(holding)}. Nothing is cancelled by itself: open a stay
          to cancel it.
        </p>
      ) : null}
      {twoHousesAtOnce(stays).map((words) => (
        <p key={words} className="text-sm text-ink2">
          {words}
        </p>
      ))}
      <ul className="grid text-sm empty:hidden">
        {stays.map((stay) => (
          <li
            key={stay.id}
            className="flex flex-wrap items-center justify-between gap-x-3 border-t border-line py-1.5 first:border-0"
          >
            <span className="min-w-0 flex-1 basis-52 wrap-anywhere">
              <TextLink
                href={requestHref({ kind: "bookings", id: stay.id })}
                className="relative inline-block min-h-9 content-center font-semibold after:absolute after:inset-x-0 after:-inset-y-1"
              >
                {stayNear(stay.checkInDate, stay.checkOutDate, today)}
              </TextLink>
              <span className="block text-ink2">
                {stay.hotel}, <span className="inline-block">{roomsWords(stay.rooms, stay.roomType)}</span>
              </span>
            </span>
            <StatusBadge status={stay.status} ending={stay.ending} />
          </li>
        ))}
      </ul>
    </section>
  );
}
