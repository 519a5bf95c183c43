import type { Calendar } from "#contract/calendar.ts";
import { toRupees } from "#contract/rules/money.ts";
import { daysOfMonth, type Month, monthOf, nextMonth } from "#contract/rules/month.ts";
import { addDays, todayInKashmir } from "#contract/rules/stay.ts";
import { notFound } from "../errors.ts";
import { findHotel } from "../hotels/hotels.queries.ts";
import { roomsOfHotel } from "../rooms/rooms.queries.ts";
import type { Services } from "../services.ts";
import { toBars } from "./bars.ts";
import { heldNights } from "./calendar.queries.ts";

/**
 * Returns a hotel's rooms night by night for the `wanted` month, or the current one.
 *
 * @throws not_found
 */
export async function readCalendar(services: Services, hotelId: number, wanted?: Month): Promise<Calendar> {
  const db = services.db.executor;
  const today = todayInKashmir(services.clock.now());
  const month = wanted ?? monthOf(today);
  const hotel = await findHotel(db, hotelId);
  if (!hotel) throw notFound("hotel");
  const rooms = await roomsOfHotel(db, hotelId);
  const ids = rooms.map((room) => room.id);
  const first = `${month}-01`;
  const end = `${nextMonth(month, 1)}-01`;
  const held = await heldNights(db, ids, addDays(first, -1), addDays(end, 1));
  const byRoom = Map.groupBy(held, (night) => night.room_id);
  return {
    hotelId,
    hotel: hotel.name,
    month,
    today,
    rooms: rooms.map((room) => {
      const nights = byRoom.get(room.id) ?? [];
      const taken = Map.groupBy(nights, ({ night }) => night);
      return {
        roomId: room.id,
        roomType: room.room_type,
        units: room.units,
        rentPerNight: toRupees(room.rent_paise),
        maxAdults: room.max_adults,
        maxChild: room.max_children,
        free: daysOfMonth(month).map((day) => Math.max(0, room.units - (taken.get(day)?.length ?? 0))),
        bars: toBars(nights, first, end),
      };
    }),
  };
}
