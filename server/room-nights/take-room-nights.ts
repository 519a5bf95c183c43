import { type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import type { Transaction } from "../db/open.ts";
import { type Holder, insertRoomNights, lockRoom, takenUnits } from "./room-nights.queries.ts";
import { noRoomsLeft, roomIsGone } from "./refusals.ts";

type Taking = {
  roomId: number;
  rooms: number;
  arrival: CalendarDate;
  departure: CalendarDate;
  /** Preferred units, so that a guest who extends a stay keeps the room. */
  preferred?: ReadonlySet<number>;
  /** True for a stay that already has rooms of this type: it keeps them although the type was deleted since. */
  isKept?: boolean;
};

/**
 * Takes the nights for their holder, under a lock on the room type. Throws `no_rooms_left`, naming the nights, when too
 * few rooms are free, and `conflict` when the room type was deleted. The primary key ultimately prevents two
 * transactions from taking the same unit.
 */
export async function takeRoomNights(
  transaction: Transaction,
  holder: Holder,
  { roomId, rooms, arrival, departure, preferred, isKept }: Taking,
): Promise<void> {
  const type = await lockRoom(transaction, roomId);
  if (!type || (type.deleted_at !== null && !isKept)) throw roomIsGone(type?.name);
  const taken = await takenUnits(transaction, roomId, { arrival, departure });
  const found = allocateUnits(taken, nightsOf(arrival, departure), rooms, type.units, preferred);
  const field = "booking_id" in holder ? "checkInDate" : "firstNight";
  if ("missing" in found) throw noRoomsLeft(type.name, found.missing, rooms, field);
  const places = found.units.map((place) => ({ ...place, room_id: roomId }));
  await insertRoomNights(transaction, holder, places);
}

type UnitNight = { unit: number; night: CalendarDate };

/**
 * Allocates `rooms` of a type's `count` units: the same unit for all nights where one is free throughout, else a free
 * unit for each night. `preferred` units come first. Returns the nights with too few free units instead, if any.
 */
function allocateUnits(
  taken: UnitNight[],
  nights: CalendarDate[],
  rooms: number,
  count: number,
  preferred: ReadonlySet<number> = new Set(),
): { units: UnitNight[] } | { missing: CalendarDate[] } {
  const inOrder = Array.from({ length: count }, (_, index) => index + 1).sort(
    (a, b) => Number(preferred.has(b)) - Number(preferred.has(a)) || a - b,
  );
  const takenOn = Map.groupBy(taken, ({ night }) => night);
  const freeOn = new Map(
    nights.map((night) => {
      const busy = new Set(takenOn.get(night)?.map(({ unit }) => unit));
      // Units above `count` may still be held from when the type had more rooms; they use up rooms too.
      const places = Math.max(0, count - busy.size);
      const free = inOrder.filter((unit) => !busy.has(unit));
      return [night, free.slice(0, places)];
    }),
  );
  const missing = nights.filter((night) => (freeOn.get(night)?.length ?? 0) < rooms);
  if (missing.length > 0) return { missing };
  const sets = nights.slice(1).map((night) => new Set(freeOn.get(night)));
  const throughout = (freeOn.get(nights[0] ?? "") ?? []).filter((unit) =>
    sets.every((free) => free.has(unit)),
  );
  const steady = throughout.slice(0, rooms);
  const units = nights.flatMap((night) => {
    const others = (freeOn.get(night) ?? []).filter((unit) => !steady.includes(unit));
    return [...steady, ...others].slice(0, rooms).map((unit) => ({ unit, night }));
  });
  return { units };
}
