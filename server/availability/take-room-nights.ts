import { dateRange, shortDate } from "#contract/rules/dates.ts";
import { addDays, type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import { joinWords } from "#contract/rules/text.ts";
import type { Transaction } from "../db/open.ts";
import type { Engine } from "../db/portable.ts";
import { AppError } from "../errors.ts";
import { insertRoomNights, takenUnits } from "./availability.queries.ts";
import { chooseUnits } from "./choose-units.ts";
import { lockRoom } from "./lock-room.ts";

type Stay = {
  bookingId: number;
  roomId: number;
  rooms: number;
  arrival: CalendarDate;
  departure: CalendarDate;
};
type RoomType = { name: string; units: number };

/**
 * Takes the stay's nights for its booking. Throws `no_rooms_left`, naming the nights, when too few rooms are free.
 * Should another transaction take the same unit at the same moment, the database refuses this one's row.
 */
export async function takeRoomNights(engine: Engine, transaction: Transaction, stay: Stay, type: RoomType) {
  await lockRoom(engine, transaction, stay.roomId);
  const taken = await takenUnits(transaction, stay.roomId, stay);
  const choice = chooseUnits(taken, nightsOf(stay.arrival, stay.departure), stay.rooms, type.units);
  if ("missing" in choice) throw noRoomsLeft(type.name, choice.missing);
  const rows = choice.chosen.map((place) => ({ ...place, room_id: stay.roomId, booking_id: stay.bookingId }));
  await insertRoomNights(transaction, rows);
}

/** The refusal that names the nights on which too few rooms are free. */
export function noRoomsLeft(roomType: string, nights: CalendarDate[]): AppError {
  const message = `${roomType} is fully booked for ${describeNights(nights)}`;
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
