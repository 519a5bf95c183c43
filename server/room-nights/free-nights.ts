import { type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { takenByNight } from "./room-nights.queries.ts";

export type FreeNight = { night: CalendarDate; free: number };

/** The free rooms of each type for each night of `[arrival, departure)`; `without`: as if that booking held none. */
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
  const takenOf = Map.groupBy(taken, ({ room_id }) => room_id);
  const nights = nightsOf(stay.arrival, stay.departure);
  return rooms.map((room) => {
    const takenOn = new Map(takenOf.get(room.id)?.map((row) => [row.night, row.taken]));
    const freeOn = (night: CalendarDate) => Math.max(0, room.units - (takenOn.get(night) ?? 0));
    return { room, nights: nights.map((night) => ({ night, free: freeOn(night) })) };
  });
}

/** The nights on which fewer rooms are free. */
export function nightsShortOf(nights: readonly FreeNight[], rooms: number): CalendarDate[] {
  return nights.filter(({ free }) => free < rooms).map(({ night }) => night);
}
