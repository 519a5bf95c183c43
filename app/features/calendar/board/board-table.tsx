import { Fragment, memo } from "react";
import type { CalendarRooms } from "#contract/calendar.ts";
import { nightsBetween } from "#contract/rules/stay.ts";
import { Link } from "#app/ui/link.tsx";
import { calendarHref, type CalendarPlace } from "../calendar-address.ts";
import { DayHead } from "./day-head.tsx";
import { daysOf } from "./lanes.ts";
import { RoomRows } from "./room-rows.tsx";

type BoardTableProps = { calendar: CalendarRooms; place: CalendarPlace; title: string };

/** The table of room types by night, grouped by hotel. */
export const BoardTable = memo(function BoardTable({ calendar, place, title }: BoardTableProps) {
  const { from, to, today, rooms } = calendar;
  const days = daysOf(calendar);
  const isAll = place.hotel === undefined;
  return (
    <table className="month-table board-table">
      <caption className="sr-only print:not-sr-only print:p-2 print:text-start print:font-semibold">
        {title}
      </caption>
      <thead>
        <tr>
          <th scope="col" className="month-room">
            Room
          </th>
          {days.map((day, index) => (
            <DayHead key={day} day={day} isToday={day === today} isFirst={index === 0} />
          ))}
        </tr>
      </thead>
      {rooms.map((room, index) => (
        <Fragment key={room.roomId}>
          {isAll && rooms[index - 1]?.hotelId !== room.hotelId ? (
            <tbody>
              <tr className="board-house">
                <th scope="rowgroup" colSpan={days.length + 1}>
                  <Link href={calendarHref({ ...place, hotel: room.hotelId, page: undefined })}>
                    {room.hotel}
                  </Link>
                </th>
              </tr>
            </tbody>
          ) : null}
          <RoomRows room={room} days={days} nights={{ from, to }} place={place} today={today} />
        </Fragment>
      ))}
    </table>
  );
});

/** Custom properties for the style sheet: the number of columns, and which one is today. */
export function columns({ from, to, today }: CalendarRooms): string {
  const at = nightsBetween(from, today);
  const days = nightsBetween(from, to);
  return `--days:${days};--today:${at};--lit:${at >= 0 && at < days ? 1 : 0}`;
}
