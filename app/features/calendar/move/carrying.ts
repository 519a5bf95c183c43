import type { CalendarRooms } from "#contract/calendar.ts";
import { besides, type Carried, type Grip, inRoom, inWords, isMoved, pickUp, shifted } from "./carried.ts";

type Options = {
  calendar: CalendarRooms;
  /** Called with the dragged stay; undefined when the drag has ended. */
  show: (carried: Carried | undefined) => void;
  say: (words: string) => void;
  send: (carried: Carried) => void;
};

/** The state of dragging one stay over the board, by pointer or keys. */
export function createCarrying({ calendar, show, say, send }: Options) {
  let held: Carried | undefined;
  const hold = (carried: Carried | undefined, isQuiet = false) => {
    if (carried === held) return;
    held = carried;
    show(carried);
    if (carried && !isQuiet) say(inWords(calendar, carried));
  };
  const change = (to: (carried: Carried) => Carried) => hold(held && to(held));
  return {
    held: () => held,
    begin(roomId: number | undefined, stay: number): boolean {
      const carried = roomId === undefined ? undefined : pickUp(calendar, roomId, stay);
      hold(carried, true);
      if (carried)
        say(`Picked up. ${inWords(calendar, carried)}. Arrows move it, Enter drops it, Escape keeps it`);
      return carried !== undefined;
    },
    shift: (grip: Grip, days: number) => change((carried) => shifted(carried, grip, days)),
    step: (rows: number) => change((carried) => besides(calendar, carried, rows)),
    /** Moves the gripped part `days` from its stored position, and into the room type if it is of the same hotel. */
    place(grip: Grip, days: number, roomId: number | undefined) {
      change((carried) => {
        const moved = shifted({ ...carried, ...carried.home }, grip, days);
        const there = inRoom(calendar, moved, grip === "whole" ? roomId : undefined);
        const isSame =
          there.roomId === carried.roomId && there.from === carried.from && there.to === carried.to;
        return isSame ? carried : there;
      });
    },
    drop() {
      const carried = held;
      hold(undefined);
      if (!carried) return;
      if (isMoved(carried)) send(carried);
      say(isMoved(carried) ? `Dropped. ${inWords(calendar, carried)}` : "Kept as it was");
    },
    keep() {
      if (held) say("Kept as it was");
      hold(undefined);
    },
  };
}

export type Carrying = ReturnType<typeof createCarrying>;
