import type { Availability } from "#contract/availability.ts";
import { toRupees } from "#contract/rules/money.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { roomsOfHotel } from "../rooms/rooms.queries.ts";
import { readFreeNights } from "../room-nights/free-nights.ts";

type Stay = { arrival: CalendarDate; departure: CalendarDate };

/** Free rooms of each type of a hotel over the whole stay, cheapest type first. */
export async function readAvailability(db: Executor, hotelId: number, stay: Stay): Promise<Availability[]> {
  const rooms = await roomsOfHotel(db, hotelId);
  const free = await readFreeNights(db, rooms, stay);
  return free.map(({ room, nights }) => ({
    roomId: room.id,
    roomType: room.room_type,
    free: Math.min(...nights.map((night) => night.free)),
    rentPerNight: toRupees(room.rent_paise),
    nights: nights.length,
    total: toRupees(room.rent_paise * nights.length),
    maxAdults: room.max_adults,
    maxChild: room.max_children,
  }));
}
