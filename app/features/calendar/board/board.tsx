import { useRef } from "react";
import type { CalendarRooms } from "#contract/calendar.ts";
import { daysInWords } from "#contract/rules/dates.ts";
import { OwnStyle, ownClass } from "#app/ui/own-style.tsx";
import type { CalendarPlace } from "../calendar-address.ts";
import { DaysInSight } from "../month/days-in-sight.tsx";
import { StayMover } from "../move/stay-mover.tsx";
import { RangeChooser } from "../range/range-chooser.tsx";
import { BoardTable, columns } from "./board-table.tsx";
import { BoardDays } from "./board-days.tsx";

type BoardProps = { calendar: CalendarRooms; place: CalendarPlace };

/** The table of nights with its drag and keyboard interactions; scrolls horizontally inside its frame. */
export function Board({ calendar, place }: BoardProps) {
  const css = columns(calendar);
  const sheet = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const house = place.hotel === undefined ? "All houses" : (calendar.rooms[0]?.hotel ?? "");
  const title = `${house}, ${daysInWords(calendar.from, calendar.to)}: rooms by night`;
  return (
    <>
      <div key={`${place.hotel} ${calendar.from} ${calendar.page}`} className="board">
        <DaysInSight frame={frame}>
          <BoardDays calendar={calendar} css={css} />
        </DaysInSight>
        <section
          ref={frame}
          aria-label={title}
          // A scroll container must be focusable to be scrolled by keyboard.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="month-frame board-frame"
        >
          <OwnStyle css={css} />
          <div ref={sheet} className={`board-sheet ${ownClass(css)}`}>
            <BoardTable calendar={calendar} place={place} title={title} />
            <StayMover sheet={sheet} calendar={calendar} place={place} />
          </div>
          <p id="board-keys" hidden>
            Space picks the stay up to move it
          </p>
        </section>
      </div>
      <RangeChooser sheet={sheet} calendar={calendar} place={place} />
    </>
  );
}
