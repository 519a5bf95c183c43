import { type RefObject, useEffect, useRef } from "react";
import type { CalendarRooms } from "#contract/calendar.ts";
import { ownClass } from "#app/ui/own-style.tsx";
import { DayLabel, isRestDay } from "./day-head.tsx";
import { daysOf } from "./lanes.ts";

type DaysInSightProps = { calendar: CalendarRooms; frame: RefObject<HTMLElement | null>; css: string };

/**
 * The days once more, over those of the table: they stay in sight while the page scrolls down a long list of rooms, and
 * scroll sideways with the table. Hidden until the script runs that moves them.
 */
export function DaysInSight({ calendar, frame, css }: DaysInSightProps) {
  const days = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const [table, row] = [frame.current, days.current];
    if (!table || !row) return undefined;
    const follow = () => {
      row.scrollLeft = table.scrollLeft;
    };
    row.hidden = false;
    follow();
    table.addEventListener("scroll", follow, { passive: true });
    return () => table.removeEventListener("scroll", follow);
  }, [frame]);
  return (
    <div ref={days} aria-hidden="true" hidden className="board-frame board-days">
      <div className={`board-sheet ${ownClass(css)}`}>
        <span className="board-day-corner">Room</span>
        {daysOf(calendar).map((day, index) => (
          <span
            key={day}
            data-now={day === calendar.today || undefined}
            data-rest={isRestDay(day) || undefined}
          >
            <DayLabel day={day} isFirst={index === 0} />
          </span>
        ))}
      </div>
    </div>
  );
}
