import type { PortalCalendar } from "#contract/portal-calendars.ts";
import type { CalendarRow } from "./portal-calendars.queries.ts";
import { storedClashes } from "./stored-clashes.ts";

export function presentPortalCalendar(row: CalendarRow): PortalCalendar {
  return {
    id: row.id,
    hotelId: row.hotel_id,
    hotel: row.hotel,
    roomId: row.room_id,
    roomType: row.room_type,
    name: row.name,
    importUrl: row.import_url,
    closesToo: row.closes_too === 1,
    openFromFree: row.open_from_free,
    exportKey: row.export_key,
    entries: row.entries,
    held: row.held ?? 0,
    clashes: storedClashes(row.clashes).map(({ firstNight, freeFrom, isBooking }) => ({
      firstNight,
      freeFrom,
      isBooking,
    })),
    lastReadAt: row.last_read_at,
    fault: row.fault,
    version: row.version,
  };
}
