import { type CSSProperties, type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router";
import type { CalendarRooms } from "#contract/calendar.ts";
import { ghostStyle } from "../ghost-style.ts";
import { calendarHref, type CalendarPlace } from "../calendar-address.ts";
import { selectByPointer } from "./select-by-pointer.ts";
import { selectByKeys } from "./select-by-keys.ts";
import { createRangeSelection } from "./range-selection.ts";
import { nightsIn, type NightRange } from "./night-range.ts";
import { RangeBar } from "./range-bar.tsx";

type RangeChooserProps = {
  sheet: RefObject<HTMLDivElement | null>;
  calendar: CalendarRooms;
  place: CalendarPlace;
};

type Shown = { board: HTMLElement; range: NightRange; style: CSSProperties; forget: () => void };

/** Lets free nights be chosen on the board, and opens the forms for them. */
export function RangeChooser({ sheet, calendar, place }: RangeChooserProps) {
  const navigate = useNavigate();
  const [shown, setShown] = useState<Shown>();
  const chosen = useRef<NightRange>(undefined);
  useEffect(() => {
    const board = sheet.current;
    if (!board) return undefined;
    const selection = createRangeSelection({
      calendar,
      show: (range) => {
        chosen.current = range;
        if (!range) return setShown(undefined);
        const style = ghostStyle(board, calendar, { ...range, ...nightsIn(range) }, ".month-free");
        setShown({ board, range, style, forget: selection.forget });
      },
      open: (range) => void navigate(rangeHref(calendar, place, range, "book"), { preventScrollReset: true }),
    });
    selection.resume(chosen.current);
    const stops = [selectByPointer(board, calendar.from, selection), selectByKeys(board, selection)];
    return () => stops.forEach((stop) => stop());
  }, [sheet, calendar, place, navigate]);
  return (
    <>
      {shown && shown.board.isConnected
        ? createPortal(
            <div aria-hidden="true" className="board-ghost" data-range="" style={shown.style} />,
            shown.board,
          )
        : null}
      <RangeBar
        words={shown && { ...nightsIn(shown.range), type: typeOf(calendar, shown.range) }}
        bookHref={shown ? rangeHref(calendar, place, shown.range, "book") : ""}
        blockHref={shown ? rangeHref(calendar, place, shown.range, "block") : ""}
        forget={() => shown?.forget()}
      />
    </>
  );
}

/** The address of a form for the range. */
function rangeHref(
  { rooms }: CalendarRooms,
  place: CalendarPlace,
  range: NightRange,
  form: "book" | "block",
) {
  const { from: night, to: until } = nightsIn(range);
  const house = rooms.find(({ roomId }) => roomId === range.roomId)?.hotelId ?? 0;
  return calendarHref(place, { house, room: range.roomId, night, until, form });
}

function typeOf({ rooms }: CalendarRooms, range: NightRange): string {
  return rooms.find(({ roomId }) => roomId === range.roomId)?.roomType ?? "";
}
