import type { CalendarRooms } from "#contract/calendar.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { calendarHref, type CalendarPlace } from "../calendar-address.ts";

type BoardPagesProps = { calendar: CalendarRooms; place: CalendarPlace };

/** The way to more room types; nothing where all are in sight. */
export function BoardPages({ calendar: { page, isMore }, place }: BoardPagesProps) {
  if (page === 1 && !isMore) return null;
  return (
    <nav aria-label="Room types" className="flex items-center gap-2 border-t border-line px-4 py-3">
      {page > 1 ? (
        <LinkButton href={calendarHref({ ...place, page: page - 1 })} variant="outline" size="small">
          Previous rooms
        </LinkButton>
      ) : null}
      {isMore ? (
        <LinkButton href={calendarHref({ ...place, page: page + 1 })} variant="outline" size="small">
          More rooms
        </LinkButton>
      ) : null}
      <span className="text-sm text-ink2">{`Page ${page}`}</span>
    </nav>
  );
}
