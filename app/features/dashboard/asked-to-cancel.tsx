import type { Booking } from "#contract/bookings.ts";
import { shortRange } from "#contract/rules/dates.ts";
import { CallLink } from "#app/features/answers/guest-links.tsx";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { requestHref } from "#app/features/navigation/request-pages.ts";
import { Link } from "#app/ui/link.tsx";
import { Panel } from "./panel.tsx";

/** Stays whose guests ask to cancel, each with the way to its details, where staff answer; else nothing. */
export function AskedToCancel({ stays }: { stays: readonly Booking[] }) {
  if (stays.length === 0) return null;
  return (
    <Panel title="Guests ask to cancel" count={stays.length}>
      <ul>
        {stays.map(({ id, customerName, hotel, checkInDate, checkOutDate, cancelAskedAt, phoneNo }) => (
          <li
            key={id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line px-4 py-2.5 text-sm sm:px-5"
          >
            <span className="min-w-40 flex-1">
              <Link
                href={requestHref({ kind: "bookings", id })}
                className="block min-h-6 font-semibold hover:underline"
              >
                {customerName}
              </Link>
              <span className="block text-xs text-ink3">
                {hotel}, {shortRange(checkInDate, checkOutDate)}
                {cancelAskedAt ? `, asked ${shortMoment(cancelAskedAt)}` : null}
              </span>
            </span>
            <CallLink phone={phoneNo} name={customerName} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
