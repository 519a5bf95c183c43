import type { PortalCalendar } from "#contract/portal-calendars.ts";
import { dateRange } from "#contract/rules/dates.ts";
import { countOf } from "#contract/rules/text.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { OfficePanel } from "#app/features/shell/control/office-panel.tsx";
import type { CalendarsPage } from "./answer-calendars.ts";
import { CalendarActions, nameOf, OurLink } from "./calendar-actions.tsx";

/** The joined calendars: how each stands, the link for the portal, and what can be done. */
export function CalendarList({ page: { calendars, origin } }: { page: CalendarsPage }) {
  if (calendars.length === 0) return null;
  return (
    <OfficePanel title="Joined calendars">
      <ul className="grid gap-5">
        {calendars.map((calendar) => (
          <li key={calendar.id} className="border-b border-line pb-4 last:border-0 last:pb-0">
            <h3 className="font-text font-semibold wrap-anywhere">{nameOf(calendar)}</h3>
            <p className="text-sm wrap-anywhere text-ink2">{calendar.hotel}</p>
            <State calendar={calendar} />
            <Clashes calendar={calendar} />
            <OurLink name={calendar.name} url={`${origin}/calendar/${calendar.exportKey}.ics`} />
            <CalendarActions calendar={calendar} />
          </li>
        ))}
      </ul>
    </OfficePanel>
  );
}

function State({ calendar: { importUrl, lastReadAt, fault, entries, held } }: { calendar: PortalCalendar }) {
  const last = lastReadAt === null ? "Not read yet" : `Last read ${shortMoment(lastReadAt)}`;
  if (importUrl === "")
    return <p className="text-sm text-ink2">The portal reads ours; its own is not read.</p>;
  if (fault) return <p className="text-sm font-semibold text-chinar">{`${fault}. ${last}.`}</p>;
  const found =
    lastReadAt === null
      ? ""
      : ` ${countOf(entries, "entry", "entries")} there, ${countOf(held, "room")} held here.`;
  return <p className="num text-sm text-ink2">{`${last}.${found}`}</p>;
}

const mostShown = 10;

/** What the portal has on nights that are sold here: its bookings first. */
function Clashes({ calendar: { name, clashes } }: { calendar: PortalCalendar }) {
  const bookings = clashes.filter(({ isBooking }) => isBooking);
  const closed = clashes.length - bookings.length;
  const more = bookings.length - mostShown;
  return (
    <>
      {bookings.length > 0 ? (
        <div className="my-2 rounded-control bg-chinar-soft px-4 py-3">
          <p className="font-semibold">{name} sold nights on which no room is free here</p>
          <ul className="num list-disc ps-5">
            {bookings.slice(0, mostShown).map(({ firstNight, freeFrom }) => (
              <li key={`${firstNight} ${freeFrom}`}>{dateRange(firstNight, freeFrom)}</li>
            ))}
          </ul>
          {more > 0 ? <p>and {more} more</p> : null}
        </div>
      ) : null}
      {closed > 0 ? (
        <p className="text-sm text-ink2">
          Closed there too on nights that are sold here: {countOf(closed, "time")}
        </p>
      ) : null}
    </>
  );
}
