import type { CalendarRooms } from "#contract/calendar.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { isFreeNight, type NightRange, extendRange } from "./night-range.ts";

type Options = {
  calendar: CalendarRooms;
  show: (range: NightRange | undefined) => void;
  /** Called when the range is complete. */
  open: (range: NightRange) => void;
};

/** The state of choosing a range of nights, by dragging, two taps or keys. */
export function createRangeSelection({ calendar, show, open }: Options) {
  let range: NightRange | undefined;
  const set = (to: NightRange | undefined) => {
    range = to;
    show(to);
  };
  const begin = (roomId: number, night: CalendarDate) => {
    set(isFreeNight(calendar, roomId, night) ? { roomId, first: night, last: night } : undefined);
  };
  return {
    range: () => range,
    begin,
    /** Restores a range after the board was reloaded, if its nights are still shown and free. */
    resume(before: NightRange | undefined) {
      if (before) set(extendRange(calendar, before, before.last));
    },
    /** Extends the range to another night; returns false and leaves it when a night between is not free. */
    reach(night: CalendarDate): boolean {
      const to = range && extendRange(calendar, range, night);
      if (to) set(to);
      return to !== undefined;
    },
    /** The first tap begins, the second completes; in another room type, or beyond a sold-out night, a new range begins. */
    tap(roomId: number, night: CalendarDate) {
      const to = range?.roomId === roomId ? extendRange(calendar, range, night) : undefined;
      if (!to) return begin(roomId, night);
      set(undefined);
      open(to);
    },
    finish() {
      const chosen = range;
      set(undefined);
      if (chosen) open(chosen);
    },
    forget: () => set(undefined),
  };
}

export type RangeSelection = ReturnType<typeof createRangeSelection>;
