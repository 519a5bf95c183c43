import type { CalendarRooms } from "#contract/calendar.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { isFreeNight, type Range, reaching } from "./chosen-range.ts";

type Told = {
  calendar: CalendarRooms;
  show: (range: Range | undefined) => void;
  /** The range is whole. */
  open: (range: Range) => void;
};

/** Nights that are being chosen, by a drag, by two taps or by keys. */
export function createChoosing({ calendar, show, open }: Told) {
  let range: Range | undefined;
  const set = (to: Range | undefined) => {
    range = to;
    show(to);
  };
  const begin = (roomId: number, night: CalendarDate) => {
    set(isFreeNight(calendar, roomId, night) ? { roomId, first: night, last: night } : undefined);
  };
  return {
    range: () => range,
    begin,
    /** Goes on with a range of the board as it was before, where its nights are still free in sight. */
    resume(before: Range | undefined) {
      if (before) set(reaching(calendar, before, before.last));
    },
    /** Takes the range to another night, as far as it is free; tells whether it is. */
    reach(night: CalendarDate): boolean {
      const to = range && reaching(calendar, range, night);
      if (to) set(to);
      return to !== undefined;
    },
    /** The first tap begins, the second ends; in another room type, or beyond a sold night, it begins anew. */
    tap(roomId: number, night: CalendarDate) {
      const to = range?.roomId === roomId ? reaching(calendar, range, night) : undefined;
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

export type Choosing = ReturnType<typeof createChoosing>;
