import type { CalendarRooms } from "#contract/calendar.ts";
import { ownClass } from "#app/ui/own-style.tsx";
import { DayLabel, isRestDay } from "./day-head.tsx";
import { daysOf } from "./lanes.ts";

/** The heads of the board's columns as one row. */
export function BoardDays({ calendar, css }: { calendar: CalendarRooms; css: string }) {
  return (
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
  );
}
