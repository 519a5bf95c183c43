import { type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";
import { useSubmit } from "react-router";
import type { CalendarRooms } from "#contract/calendar.ts";
import { daysInWords } from "#contract/rules/dates.ts";
import { calendarHref, type CalendarPlace } from "../calendar-address.ts";
import { ghostStyle } from "../ghost-style.ts";
import { dragByPointer } from "./drag-by-pointer.ts";
import { dragByKeys } from "./drag-by-keys.ts";
import { type DraggedStay, isTargetFree } from "./dragged-stay.ts";
import { createStayDrag } from "./stay-drag.ts";

type StayMoverProps = {
  sheet: RefObject<HTMLDivElement | null>;
  calendar: CalendarRooms;
  place: CalendarPlace;
};

type Shown = { dragged: DraggedStay; style: CSSProperties };

/** Lets stays be dragged: shows the target, announces it to screen readers, and submits the move when dropped. */
export function StayMover({ sheet, calendar, place }: StayMoverProps) {
  const submit = useSubmit();
  const [shown, setShown] = useState<Shown>();
  const [words, setWords] = useState("");
  const sent = useRef<number>(undefined);
  const action = calendarHref(place);
  useEffect(() => {
    const board = sheet.current;
    if (!board) return undefined;
    const drag = createStayDrag({
      calendar,
      show: (dragged) => setShown(dragged && { dragged, style: ghostStyle(board, calendar, dragged) }),
      say: setWords,
      send: ({ id, version, roomId, from, to }) => {
        sent.current = id;
        const wish = { intent: "shift", id, version, roomId, checkInDate: from, checkOutDate: to };
        void submit(wish, { method: "post", action, preventScrollReset: true });
      },
    });
    const stops = [dragByPointer(board, calendar.from, drag), dragByKeys(board, drag)];
    return () => {
      stops.forEach((stop) => stop());
      drag.keep();
    };
  }, [sheet, calendar, submit, action]);
  // A moved stay has a new bar: restore the focus to it.
  useEffect(() => {
    const isThere = calendar.rooms.some(({ bars }) => bars.some(({ id }) => id === sent.current));
    const bar = sheet.current?.querySelector<HTMLElement>(`[data-stay="${sent.current}"]`);
    if (isThere && document.activeElement === document.body) bar?.focus();
    sent.current = undefined;
  }, [sheet, calendar]);
  return (
    <>
      <p aria-live="assertive" className="sr-only">
        {words}
      </p>
      {shown ? (
        <div
          aria-hidden="true"
          className="board-ghost"
          data-full={!isTargetFree(calendar, shown.dragged) || undefined}
          style={shown.style}
        >
          <span>{daysInWords(shown.dragged.from, shown.dragged.to)}</span>
        </div>
      ) : null}
    </>
  );
}
