import { type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import type { Transaction } from "../db/open.ts";
import type { Engine } from "../db/engine.ts";
import { type Holder, insertRoomNights, lockRoom, takenUnits } from "./room-nights.queries.ts";
import { noRoomsLeft, roomIsGone } from "./refusals.ts";

type Taking = {
  roomId: number;
  rooms: number;
  arrival: CalendarDate;
  departure: CalendarDate;
  /** Units that are taken first where they are free, so that a guest who stays longer stays in the same room. */
  preferred?: ReadonlySet<number>;
  /** True for a stay that had its rooms of this type already: it keeps them though the type was deleted since. */
  isKept?: boolean;
};

/**
 * Takes the nights for their holder. Throws `no_rooms_left`, naming the nights, when too few rooms are free, and
 * `conflict` when the room type was deleted; both as things stand when nobody else can change them.
 * Should another transaction take the same unit at the same moment, the database refuses this one's row.
 */
export async function takeRoomNights(
  engine: Engine,
  transaction: Transaction,
  holder: Holder,
  { roomId, rooms, arrival, departure, preferred, isKept }: Taking,
): Promise<void> {
  const type = await lockRoom(engine, transaction, roomId);
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
 * Which of a type's `count` units hold `rooms` rooms: the same unit for all nights where one is free throughout, else a
 * free one each night, for what is promised is a number of rooms. `preferred` units come first. Where too few are free,
 * those nights.
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
      // Units above today's number may still be held from when there were more: they use up places too.
      const places = Math.max(0, count - busy.size);
      const free = inOrder.filter((unit) => !busy.has(unit));
      return [night, free.slice(0, places)];
    }),
  );
  const missing = nights.filter((night) => (freeOn.get(night)?.length ?? 0) < rooms);
  if (missing.length > 0) return { missing };
  const throughout = (freeOn.get(nights[0] ?? "") ?? []).filter((unit) =>
    nights.every((night) => freeOn.get(night)?.includes(unit)),
  );
  const steady = throughout.slice(0, rooms);
  const units = nights.flatMap((night) => {
    const others = (freeOn.get(night) ?? []).filter((unit) => !steady.includes(unit));
    return [...steady, ...others].slice(0, rooms).map((unit) => ({ unit, night }));
  });
  return { units };
}
