import type { ToldNight } from "#contract/availability.ts";
import { type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { readFreeNights } from "../room-nights/free-nights.ts";
import { roomsOfHotel } from "../rooms/rooms.queries.ts";

type Nights = { arrival: CalendarDate; departure: CalendarDate };

/**
 * The free rooms of a hotel, all types together, for each night of `[arrival, departure)`; none of a hotel whose rooms
 * are not recorded, for there one has to ask.
 */
export async function tellNights(db: Executor, hotelId: number, nights: Nights): Promise<ToldNight[]> {
  const rooms = await readFreeNights(db, await roomsOfHotel(db, hotelId), nights);
  if (rooms.length === 0) return [];
  return nightsOf(nights.arrival, nights.departure).map((night, index) => ({
    night,
    free: rooms.reduce((sum, room) => sum + (room.nights[index]?.free ?? 0), 0),
  }));
}
