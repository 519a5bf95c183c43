import { type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import type { Transaction } from "../db/open.ts";
import type { Engine } from "../db/engine.ts";
import { allocateUnits } from "./allocate-units.ts";
import { type Holder, insertRoomNights, lockRoom, takenUnits } from "./availability.queries.ts";
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
