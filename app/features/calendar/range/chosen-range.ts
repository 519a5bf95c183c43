import type { CalendarRooms } from "#contract/calendar.ts";
import { addDays, type CalendarDate, nightsOf } from "#contract/rules/stay.ts";

/** Nights of a room type that somebody chooses: from the first to the last, in whichever order. */
export type Range = { roomId: number; first: CalendarDate; last: CalendarDate };

/** The range as `[from, to)`. */
export function nightsIn({ first, last }: Range): { from: CalendarDate; to: CalendarDate } {
  const [from, end] = first <= last ? [first, last] : [last, first];
  return { from, to: addDays(end, 1) };
}

/** Whether a room of the type is free on a night that is in sight and not over. */
export function isFreeNight(
  { from, today, rooms }: CalendarRooms,
  roomId: number,
  night: CalendarDate,
): boolean {
  const room = rooms.find((one) => one.roomId === roomId);
  const free = room?.free.find((_, index) => addDays(from, index) === night) ?? 0;
  return night >= today && free > 0;
}

/** The range up to another night; undefined where a night between them is sold or over. */
export function reaching(calendar: CalendarRooms, range: Range, last: CalendarDate): Range | undefined {
  const to = { ...range, last };
  const nights = nightsIn(to);
  const isWhole = nightsOf(nights.from, nights.to).every((night) =>
    isFreeNight(calendar, range.roomId, night),
  );
  return isWhole ? to : undefined;
}
