import type { Calendar } from "#contract/calendar.ts";
import { type Month, monthOf, addMonths } from "#contract/rules/month.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { orNotFound } from "../errors.ts";
import { findHotel } from "../hotels/hotels.queries.ts";
import { roomsOfHotel } from "../rooms/rooms.queries.ts";
import type { Services } from "../services.ts";
import { nightsOfRooms } from "./nights-of-rooms.ts";

/**
 * Returns a hotel's rooms night by night for the `wanted` month, or the current one.
 *
 * @throws not_found
 */
export async function readCalendar(services: Services, hotelId: number, wanted?: Month): Promise<Calendar> {
  const db = services.db.executor;
  const today = todayInKashmir(services.clock.now());
  const month = wanted ?? monthOf(today);
  const hotel = orNotFound(await findHotel(db, hotelId), "hotel");
  const rooms = await nightsOfRooms(db, await roomsOfHotel(db, hotelId), [
    `${month}-01`,
    `${addMonths(month, 1)}-01`,
  ]);
  return { hotelId, hotel: hotel.name, month, today, rooms };
}
