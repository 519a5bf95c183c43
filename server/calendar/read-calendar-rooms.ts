import { calendarPageSize, type CalendarRooms } from "#contract/calendar.ts";
import { addDays, type CalendarDate, todayInKashmir } from "#contract/rules/stay.ts";
import { notFound } from "../errors.ts";
import { findHotel } from "../hotels/hotels.queries.ts";
import type { Services } from "../services.ts";
import { calendarRooms } from "./calendar.queries.ts";
import { nightsOfRooms } from "./nights-of-rooms.ts";

type Asked = { hotelId?: number; from?: CalendarDate; days: number; page: number };

/**
 * Returns a page of the room types of one house or of all, night by night, from yesterday or a given date on.
 *
 * @throws not_found
 */
export async function readCalendarRooms(services: Services, filter: Asked): Promise<CalendarRooms> {
  const db = services.db.executor;
  const { hotelId, page, days } = filter;
  if (hotelId !== undefined && !(await findHotel(db, hotelId))) throw notFound("hotel");
  const today = todayInKashmir(services.clock.now());
  const from = filter.from ?? addDays(today, -1);
  const to = addDays(from, days);
  const found = await calendarRooms(db, { hotelId, page, limit: calendarPageSize });
  const shown = found.slice(0, calendarPageSize);
  const nights = await nightsOfRooms(db, shown, [from, to]);
  const rooms = nights.map((room, index) => ({
    ...room,
    hotelId: shown[index]?.hotel_id ?? 0,
    hotel: shown[index]?.hotel ?? "",
  }));
  return { from, to, today, page, isMore: found.length > shown.length, rooms };
}
