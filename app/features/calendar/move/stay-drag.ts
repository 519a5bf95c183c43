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
  show: (dragged: DraggedStay | undefined) => void;
  say: (words: string) => void;
  send: (dragged: DraggedStay) => void;
};

/** The state of dragging one stay over the board, by pointer or keys. */
export function createStayDrag({ calendar, show, say, send }: Options) {
  let held: DraggedStay | undefined;
  const hold = (dragged: DraggedStay | undefined, isQuiet = false) => {
    if (dragged === held) return;
    held = dragged;
    show(dragged);
    if (dragged && !isQuiet) say(describeTarget(calendar, dragged));
  };
  const change = (to: (dragged: DraggedStay) => DraggedStay) => hold(held && to(held));
  return {
    held: () => held,
    begin(roomId: number | undefined, stay: number): boolean {
      const dragged = roomId === undefined ? undefined : findDraggableStay(calendar, roomId, stay);
      hold(dragged, true);
      if (dragged)
        say(
          `Picked up. ${describeTarget(calendar, dragged)}. Arrows move it, Enter drops it, Escape keeps it`,
        );
      return dragged !== undefined;
    },
    shift: (grip: DraggedPart, days: number) => change((dragged) => shiftNights(dragged, grip, days)),
    step: (rows: number) => change((dragged) => moveByRooms(calendar, dragged, rows)),
    /** Moves the gripped part `days` from its stored position, and into the room type if it is of the same hotel. */
    place(grip: DraggedPart, days: number, roomId: number | undefined) {
      change((dragged) => {
        const moved = shiftNights({ ...dragged, ...dragged.home }, grip, days);
        const target = moveToRoom(calendar, moved, grip === "whole" ? roomId : undefined);
        const isSame =
          target.roomId === dragged.roomId && target.from === dragged.from && target.to === dragged.to;
        return isSame ? dragged : target;
      });
    },
    drop() {
      const dragged = held;
      hold(undefined);
      if (!dragged) return;
      if (isMoved(dragged)) send(dragged);
      say(isMoved(dragged) ? `Dropped. ${describeTarget(calendar, dragged)}` : "Kept as it was");
    },
    keep() {
      if (held) say("Kept as it was");
      hold(undefined);
    },
  };
}

export type StayDrag = ReturnType<typeof createStayDrag>;
