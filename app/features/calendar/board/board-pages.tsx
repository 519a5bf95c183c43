import type { CalendarRooms } from "#contract/calendar.ts";
import { MorePages } from "#app/ui/more-pages.tsx";
import { calendarHref, type CalendarPlace } from "../calendar-address.ts";

type BoardPagesProps = { calendar: CalendarRooms; place: CalendarPlace };

/** Pagination of room types; nothing when all are shown. */
export function BoardPages({ calendar: { page, isMore }, place }: BoardPagesProps) {
  if (page === 1 && !isMore) return null;
  return (
    <div className="border-t border-line px-4 py-3">
      <MorePages of="rooms" page={page} isMore={isMore} href={(to) => calendarHref({ ...place, page: to })} />
    </div>
  );
}
