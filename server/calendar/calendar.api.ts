import type { HandlersOf } from "../call.ts";
import { readCalendar } from "./read-calendar.ts";

export const calendarHandlers: HandlersOf<"calendar"> = {
  async month({ services, query }) {
    return { data: await readCalendar(services, query.hotelId, query.month) };
  },
};
