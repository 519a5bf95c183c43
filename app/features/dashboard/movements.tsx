import type { ReactNode } from "react";
import type { Booking } from "#contract/bookings.ts";
import { countOf } from "#contract/rules/text.ts";
import { Link } from "#app/ui/link.tsx";
import { NothingHere, Panel } from "./panel.tsx";

const shown = 6;

type MovementsProps = {
  title: string;
  stays: readonly Booking[];
  none: string;
  /** The details shown of each stay. */
  badge: (stay: Booking) => ReactNode;
};

/** The arrivals or departures of today. */
export function Movements({ title, stays, none, badge }: MovementsProps) {
  return (
    <Panel title={title} count={stays.length} allHref="/control/view-bookings?status=Accepted">
      {stays.length === 0 ? <NothingHere>{none}</NothingHere> : null}
      <ul>
        {stays.slice(0, shown).map((stay) => (
          <li
            key={stay.id}
            className="flex items-center justify-between gap-3 border-t border-line px-5 py-2.5 text-sm"
          >
            <span className="min-w-0">
              <Link
                href={`/control/view-bookings?view=${stay.id}`}
                className="block min-h-6 font-semibold hover:underline"
              >
                {stay.customerName}
              </Link>
              <span className="block truncate text-xs text-ink3">
                {countOf(stay.adults + stay.children, "guest")}, {stay.hotel}
              </span>
            </span>
            {badge(stay)}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
