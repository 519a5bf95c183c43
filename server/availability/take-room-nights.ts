import { dateRange, shortDate } from "#contract/rules/dates.ts";
import { addDays, type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import { joinWords } from "#contract/rules/text.ts";
import type { Transaction } from "../db/open.ts";
import type { Engine } from "../db/engine.ts";
import { AppError } from "../errors.ts";
import { type Holder, insertRoomNights, takenUnits } from "./availability.queries.ts";
import { chooseUnits } from "./choose-units.ts";
import { lockRoom } from "./lock-room.ts";

type Stay = {
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
 * Takes the stay's nights for its holder. Throws `no_rooms_left`, naming the nights, when too few rooms are free,
 * and `conflict` when the room type was deleted; both as things stand when nobody else can change them.
 * Should another transaction take the same unit at the same moment, the database refuses this one's row.
 */
export async function takeRoomNights(
  engine: Engine,
  transaction: Transaction,
  holder: Holder,
  stay: Stay,
): Promise<void> {
  const type = await lockRoom(engine, transaction, stay.roomId);
  if (!type || (type.deleted_at !== null && !stay.isKept)) throw roomIsGone(type?.name);
  const taken = await takenUnits(transaction, stay.roomId, stay);
  const nights = nightsOf(stay.arrival, stay.departure);
  const choice = chooseUnits(taken, nights, stay.rooms, type.units, stay.preferred);
  if ("missing" in choice) throw noRoomsLeft(type.name, choice.missing, stay.rooms);
  const places = choice.chosen.map((place) => ({ ...place, room_id: stay.roomId }));
  await insertRoomNights(transaction, holder, places);
}

/** The refusal of a stay in rooms of a type that was deleted. */
export function roomIsGone(name = "This room type"): AppError {
  const message = `${name} was deleted. Choose another room type, or restore it first`;
  return new AppError("conflict", { message, errors: { roomId: message } });
}

/** The refusal that names the nights on which too few rooms are free. */
export function noRoomsLeft(roomType: string, nights: CalendarDate[], rooms = 1): AppError {
  const message =
    rooms === 1
      ? `${roomType} is fully booked for ${describeNights(nights)}`
      : `Fewer than ${rooms} rooms of ${roomType} are free for ${describeNights(nights)}`;
  return new AppError("no_rooms_left", { message, errors: { checkInDate: message } });
}

/** "the night of 12 Dec", "the nights of 12 Dec and 15 Dec", "the nights from 12 Dec to 19 Dec". */
export function describeNights(nights: CalendarDate[]): string {
  const [first = "", ...others] = nights;
  const last = nights.at(-1) ?? first;
  if (others.length === 0) return `the night of ${shortDate(first)}`;
  const isUnbroken = nightsOf(first, addDays(last, 1)).length === nights.length;
  if (isUnbroken && nights.length > 2) return `the nights from ${dateRange(first, last)}`;
  return `the nights of ${joinWords(nights.map(shortDate))}`;
}
