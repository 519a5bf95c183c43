import type { Availability } from "#contract/availability.ts";
import { toRupees } from "#contract/rules/money.ts";
import { type CalendarDate, nightsBetween, nightsOf } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { type RoomRow, roomsOfHotel } from "../rooms/rooms.queries.ts";
import { takenByNight } from "./availability.queries.ts";

type Stay = { arrival: CalendarDate; departure: CalendarDate };

/** Free rooms of each type of a hotel over the whole stay, cheapest type first. */
export async function readAvailability(db: Executor, hotelId: number, stay: Stay): Promise<Availability[]> {
  const rooms = await roomsOfHotel(db, hotelId);
  const free = await freeRooms(db, rooms, stay);
  const nights = nightsBetween(stay.arrival, stay.departure);
  return rooms.map((room) => ({
    roomId: room.id,
    roomType: room.room_type,
    free: free.get(room.id)?.count ?? 0,
    rentPerNight: toRupees(room.rent_paise),
    nights,
    total: toRupees(room.rent_paise * nights),
    maxAdults: room.max_adults,
    maxChild: room.max_children,
  }));
}

/** For each room type: how many rooms are free on every night of the stay, and the nights on which the fewest are. */
export async function freeRooms(db: Executor, rooms: Pick<RoomRow, "id" | "units">[], stay: Stay) {
  const taken = await takenByNight(
    db,
    rooms.map((room) => room.id),
    stay,
  );
  const takenOf = Map.groupBy(taken, (row) => row.room_id);
  const nights = nightsOf(stay.arrival, stay.departure);
  return new Map(
    rooms.map((room) => {
      const byNight = new Map(takenOf.get(room.id)?.map((row) => [row.night, row.taken]));
      const freeOn = (night: CalendarDate) => Math.max(0, room.units - (byNight.get(night) ?? 0));
      const count = Math.min(...nights.map(freeOn));
      const nightsShortOf = (wanted: number) => nights.filter((night) => freeOn(night) < wanted);
      return [room.id, { count, nightsShortOf }];
    }),
  );
}
