import { dateRange, shortDate } from "#contract/rules/dates.ts";
import { describeParty, type Party } from "#contract/rules/party.ts";
import { addDays, type CalendarDate, nightsOf } from "#contract/rules/stay.ts";
import { joinWords } from "#contract/rules/text.ts";
import { AppError } from "../errors.ts";

/** `no_rooms_left`: on these nights fewer than `rooms` rooms of the type are free. `field` is marked in the form. */
export function noRoomsLeft(
  roomType: string,
  nights: CalendarDate[],
  rooms: number,
  field = "checkInDate",
): AppError {
  const message =
    rooms === 1
      ? `${roomType} is fully booked for ${describeNights(nights)}`
      : `Fewer than ${rooms} rooms of ${roomType} are free for ${describeNights(nights)}`;
  return new AppError("no_rooms_left", { message, errors: { [field]: message } });
}

/** `no_rooms_left`: on these nights no room type has enough free rooms for the party. */
export function noRoomFits(
  { adults, children, rooms }: Party & { rooms: number },
  nights: CalendarDate[],
): AppError {
  const party = describeParty(adults, children);
  const message =
    rooms === 1
      ? `No room for ${party} is free for ${describeNights(nights)}`
      : `Fewer than ${rooms} rooms for ${party} are free for ${describeNights(nights)}`;
  return new AppError("no_rooms_left", { message, errors: { checkInDate: message } });
}

/** `conflict`: the room type was deleted and takes no new stays. */
export function roomIsGone(name = "This room type"): AppError {
  const message = `${name} was deleted. Choose another room type, or restore it first`;
  return new AppError("conflict", { message, errors: { roomId: message } });
}

/** "the night of 12 Dec", "the nights of 12 Dec and 15 Dec", "the nights from 12 Dec to 19 Dec". */
function describeNights(nights: CalendarDate[]): string {
  const [first = "", ...others] = nights;
  const last = nights.at(-1) ?? first;
  if (others.length === 0) return `the night of ${shortDate(first)}`;
  const isUnbroken = nightsOf(first, addDays(last, 1)).length === nights.length;
  if (isUnbroken && nights.length > 2) return `the nights from ${dateRange(first, last)}`;
  return `the nights of ${joinWords(nights.map(shortDate))}`;
}
