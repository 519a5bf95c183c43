import type { CalendarRooms } from "#contract/calendar.ts";
import { addDays, type CalendarDate, nightsOf } from "#contract/rules/stay.ts";

/** The chosen nights of a room type: `first` may be later than `last`. */
export type NightRange = { roomId: number; first: CalendarDate; last: CalendarDate };

/** The range as `[from, to)`. */
export function nightsIn({ first, last }: NightRange): { from: CalendarDate; to: CalendarDate } {
  const [from, end] = first <= last ? [first, last] : [last, first];
  return { from, to: addDays(end, 1) };
}

/** Whether a room of the type is free on a night that is shown and not in the past. */
export function isFreeNight(
  { from, today, rooms }: CalendarRooms,
  roomId: number,
  night: CalendarDate,
): boolean {
  const room = rooms.find((one) => one.roomId === roomId);
  const free = room?.free.find((_, index) => addDays(from, index) === night) ?? 0;
  return night >= today && free > 0;
}

/** The range extended to another night; undefined when a night between is sold out or past. */
export function extendRange(
  calendar: CalendarRooms,
  range: NightRange,
  last: CalendarDate,
): NightRange | undefined {
  const to = { ...range, last };
  const nights = nightsIn(to);
  const isWhole = nightsOf(nights.from, nights.to).every((night) =>
    isFreeNight(calendar, range.roomId, night),
  );
  return isWhole ? to : undefined;
}
