import type { CalendarRoom } from "#contract/calendar.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { isCalendarDate, nightsBetween } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";

export type StayWish = { checkInDate: string; checkOutDate: string; roomId: string; rooms: string };

/** `2 nights, ₹9,000` at today's rent; empty while a date is missing or out of order. */
export function stayPrice(
  rooms: readonly CalendarRoom[],
  { checkInDate, checkOutDate, roomId, rooms: count }: StayWish,
) {
  const room = rooms.find((one) => String(one.roomId) === roomId);
  if (!room || !isCalendarDate(checkInDate) || !isCalendarDate(checkOutDate)) return "";
  const nights = nightsBetween(checkInDate, checkOutDate);
  if (nights < 1) return "";
  return `${countOf(nights, "night")}, ${formatRupees(nights * room.rentPerNight * (Number(count) || 1))}`;
}

/** What a form of the calendar holds at this moment. */
export function wishIn(form: HTMLFormElement): StayWish {
  const values = new FormData(form);
  const word = (name: string) => {
    const value = values.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    checkInDate: word("checkInDate"),
    checkOutDate: word("checkOutDate"),
    roomId: word("roomId"),
    rooms: word("rooms"),
  };
}
