import { type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { takenByNight } from "./room-nights.queries.ts";

export type FreeNight = { night: CalendarDate; free: number };

/** The free rooms of each type for each night of `[arrival, departure)`, as if the booking `without` held none. */
export async function readFreeNights<Room extends { id: number; units: number }>(
  db: Executor,
  rooms: readonly Room[],
  stay: { arrival: CalendarDate; departure: CalendarDate },
  without?: number,
): Promise<{ room: Room; nights: FreeNight[] }[]> {
  const taken = await takenByNight(
    db,
    rooms.map((room) => room.id),
    stay,
    without,
  );
  return freeNights(rooms, stay, taken);
}

type Taken = { room_id: number; night: CalendarDate; taken: number };

/** The same, computed from the units that are taken. */
export function freeNights<Room extends { id: number; units: number }>(
  rooms: readonly Room[],
  stay: { arrival: CalendarDate; departure: CalendarDate },
  taken: readonly Taken[],
): { room: Room; nights: FreeNight[] }[] {
  const takenOf = Map.groupBy(taken, ({ room_id }) => room_id);
  const nights = nightsOf(stay.arrival, stay.departure);
  return rooms.map((room) => {
    const takenOn = new Map(takenOf.get(room.id)?.map((row) => [row.night, row.taken]));
    const freeOn = (night: CalendarDate) => Math.max(0, room.units - (takenOn.get(night) ?? 0));
    return { room, nights: nights.map((night) => ({ night, free: freeOn(night) })) };
  });
}

/** Counts the taken units of each room type, night by night. */
export function countUnits(heldUnits: readonly { room_id: number; night: CalendarDate }[]): Taken[] {
  const rooms = Map.groupBy(heldUnits, ({ room_id }) => room_id);
  return [...rooms].flatMap(([room_id, ofRoom]) =>
    [...Map.groupBy(ofRoom, ({ night }) => night)].map(([night, { length: taken }]) => ({
      room_id,
      night,
      taken,
    })),
  );
}

/** The nights with fewer than `rooms` free rooms. */
export function nightsShortOf(nights: readonly FreeNight[], rooms: number): CalendarDate[] {
  return nights.filter(({ free }) => free < rooms).map(({ night }) => night);
}
