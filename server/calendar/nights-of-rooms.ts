import { type Bar, maxUnitsShown } from "#contract/calendar.ts";
import { toRupees } from "#contract/rules/money.ts";
import { addDays, type CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { countUnits, freeNights, readFreeNights } from "../room-nights/free-nights.ts";
import { toBars } from "./bars.ts";
import { heldNights, holdersOf } from "./calendar.queries.ts";

type Room = {
  id: number;
  room_type: string;
  units: number;
  rent_paise: number;
  max_adults: number;
  max_children: number;
};

/** The calendar of room types for the nights of `[from, to)`, in their order. */
export async function nightsOfRooms<One extends Room>(
  db: Executor,
  rooms: readonly One[],
  [from, to]: [CalendarDate, CalendarDate],
) {
  const ids = rooms.map(({ id }) => id);
  // In most houses all units are listed, and free rooms can then be counted from the same nights.
  const areAllShown = rooms.every(({ units }) => units <= maxUnitsShown);
  const sight: [CalendarDate, CalendarDate] = [addDays(from, -1), addDays(to, 1)];
  const held = await heldNights(db, ids, sight, areAllShown ? undefined : maxUnitsShown);
  const shownNights = held.filter(({ unit }) => unit <= maxUnitsShown);
  const holders = await holdersOf(db, shownNights);
  const byRoom = Map.groupBy(shownNights, (night) => night.room_id);
  const stay = { arrival: from, departure: to };
  const free = areAllShown
    ? freeNights(rooms, stay, countUnits(held))
    : await readFreeNights(db, rooms, stay);
  return free.map(({ room, nights }) => {
    const bars: Bar[] = toBars(byRoom.get(room.id) ?? [], [from, to], holders);
    return {
      roomId: room.id,
      roomType: room.room_type,
      units: room.units,
      rentPerNight: toRupees(room.rent_paise),
      maxAdults: room.max_adults,
      maxChild: room.max_children,
      free: nights.map((night) => night.free),
      bars,
    };
  });
}
