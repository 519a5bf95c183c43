import type { Calendar } from "#contract/calendar.ts";
import { longDate } from "#contract/rules/dates.ts";
import { daysOfMonth, monthName } from "#contract/rules/month.ts";
import { RoomRows } from "./room-rows.tsx";

/** Rooms by night. Wide months scroll inside their frame, with the column of room names fixed. */
export function MonthTable({ calendar }: { calendar: Calendar }) {
  const { hotelId, hotel, month, today, rooms } = calendar;
  const days = daysOfMonth(month);
  const title = `${hotel}, ${monthName(month)}: rooms by night`;
  return (
    <section
      key={`${hotelId} ${month}`}
      ref={bringTodayIntoView}
      aria-label={title}
      // A keyboard can only scroll a wide table that can hold the focus.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="month-frame"
    >
      <table className="month-table">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr>
            <th scope="col" className="month-room">
              Room
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                data-today={day === today || undefined}
                data-rest={isRestDay(day) || undefined}
              >
                <span aria-hidden="true">
                  <span className="block text-xs font-normal">{longDate(day).slice(0, 2)}</span>
                  {Number(day.slice(8))}
                </span>
                <span className="sr-only">
                  {longDate(day)}
                  {day === today ? ", today" : ""}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {rooms.map((room) => (
          <RoomRows
            key={room.roomId}
            room={room}
            days={days}
            place={{ hotel: hotelId, month }}
            today={today}
          />
        ))}
      </table>
    </section>
  );
}

function isRestDay(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** Scrolls a narrow frame so that today is beside the rooms' names. */
function bringTodayIntoView(frame: HTMLElement | null): void {
  const today = frame?.querySelector<HTMLElement>("thead [data-today]");
  const names = frame?.querySelector<HTMLElement>("thead .month-room");
  if (frame && today && names) frame.scrollLeft = today.offsetLeft - names.offsetWidth - today.offsetWidth;
}
