import type { calendarEndpoints } from "#contract/calendar.ts";
import type { Handlers } from "../call.ts";
import { readCalendar } from "./read-calendar.ts";
import { readCalendarRooms } from "./read-calendar-rooms.ts";

export const calendarHandlers: Handlers<typeof calendarEndpoints> = {
  async month({ services, query }) {
    return { data: await readCalendar(services, query.hotelId, query.month) };
  },

  async rooms({ services, query }) {
    return { data: await readCalendarRooms(services, query) };
  },
};
