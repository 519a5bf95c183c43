import type { CalendarRooms } from "#contract/calendar.ts";
import {
  moveByRooms,
  type DraggedStay,
  type DraggedPart,
  moveToRoom,
  describeTarget,
  isMoved,
  findDraggableStay,
  shiftNights,
} from "./dragged-stay.ts";

type Options = {
  calendar: CalendarRooms;
  /** Called with the dragged stay; undefined when the drag has ended. */
  show: (carried: DraggedStay | undefined) => void;
  say: (words: string) => void;
  send: (carried: DraggedStay) => void;
};

/** The state of dragging one stay over the board, by pointer or keys. */
export function createStayDrag({ calendar, show, say, send }: Options) {
  let held: DraggedStay | undefined;
  const hold = (carried: DraggedStay | undefined, isQuiet = false) => {
    if (carried === held) return;
    held = carried;
    show(carried);
    if (carried && !isQuiet) say(describeTarget(calendar, carried));
  };
  const change = (to: (carried: DraggedStay) => DraggedStay) => hold(held && to(held));
  return {
    held: () => held,
    begin(roomId: number | undefined, stay: number): boolean {
      const carried = roomId === undefined ? undefined : findDraggableStay(calendar, roomId, stay);
      hold(carried, true);
      if (carried)
        say(
          `Picked up. ${describeTarget(calendar, carried)}. Arrows move it, Enter drops it, Escape keeps it`,
        );
      return carried !== undefined;
    },
    shift: (grip: DraggedPart, days: number) => change((carried) => shiftNights(carried, grip, days)),
    step: (rows: number) => change((carried) => moveByRooms(calendar, carried, rows)),
    /** Moves the gripped part `days` from its stored position, and into the room type if it is of the same hotel. */
    place(grip: DraggedPart, days: number, roomId: number | undefined) {
      change((carried) => {
        const moved = shiftNights({ ...carried, ...carried.home }, grip, days);
        const there = moveToRoom(calendar, moved, grip === "whole" ? roomId : undefined);
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
      say(isMoved(carried) ? `Dropped. ${describeTarget(calendar, carried)}` : "Kept as it was");
    },
    keep() {
      if (held) say("Kept as it was");
      hold(undefined);
    },
  };
}

export type StayDrag = ReturnType<typeof createStayDrag>;
