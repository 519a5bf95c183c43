import type { CalendarRooms } from "#contract/calendar.ts";
import { besides, type Carried, type Grip, inRoom, inWords, isMoved, pickUp, shifted } from "./carried.ts";

type Told = {
  calendar: CalendarRooms;
  /** What is carried now; undefined when nothing is any more. */
  show: (carried: Carried | undefined) => void;
  say: (words: string) => void;
  send: (carried: Carried) => void;
};

/** One stay that is carried over the board, by a hand or by keys. */
export function createCarrying({ calendar, show, say, send }: Told) {
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
    /** The stay as it was, with what is gripped so many days later, in the room type if it is of the house. */
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
