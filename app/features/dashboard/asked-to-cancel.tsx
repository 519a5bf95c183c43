import type { Booking } from "#contract/bookings.ts";
import { shortRange } from "#contract/rules/dates.ts";
import { CallLink } from "#app/features/answers/guest-links.tsx";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { Panel } from "./panel.tsx";
import { StayName } from "./stay-name.tsx";

/** Stays whose guests ask to cancel, each with the way to its details, where staff answer; else nothing. */
export function AskedToCancel({ stays }: { stays: readonly Booking[] }) {
  if (stays.length === 0) return null;
  return (
    <Panel title="Guests ask to cancel" count={stays.length}>
      <ul>
        {stays.map((stay) => (
          <li
            key={stay.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-t border-line px-4 py-2.5 text-sm sm:px-5"
          >
            <StayName stay={stay}>
              {stay.hotel}, {shortRange(stay.checkInDate, stay.checkOutDate)}
              {stay.cancelAskedAt ? `, asked ${shortMoment(stay.cancelAskedAt)}` : null}
            </StayName>
            <CallLink phone={stay.phoneNo} name={stay.customerName} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
