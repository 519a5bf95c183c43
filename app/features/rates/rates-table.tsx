import { useRef } from "react";
import { longDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { daysOfMonth, monthName } from "#contract/rules/month.ts";
import { addDays } from "#contract/rules/stay.ts";
import { DaysInSight } from "#app/features/calendar/month/days-in-sight.tsx";
import { DayOfMonth, RatesDays } from "./rates-days.tsx";
import type { RateCell } from "./rate-cells.ts";
import type { RatesPage } from "./read-rates-page.ts";

/** Rents by night: consecutive nights at one rent share a cell, which names their season. */
export function RatesTable({ page: { hotel, month, today, rooms } }: { page: RatesPage }) {
  const title = `${hotel.name}, ${monthName(month)}: prices by night`;
  const frame = useRef<HTMLElement>(null);
  return (
    <div key={`${hotel.id} ${month}`} className="board">
      <DaysInSight frame={frame}>
        <RatesDays month={month} today={today} />
      </DaysInSight>
      <section
        ref={frame}
        aria-label={title}
        // A scroll container must be focusable to be scrolled by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="month-frame"
      >
        <table ref={showToday} className="month-table">
          <caption className="sr-only print:not-sr-only print:p-2 print:text-start print:font-semibold">
            {title}
          </caption>
          <thead>
            <tr>
              <th scope="col" className="month-room">
                Room type
              </th>
              {daysOfMonth(month).map((day) => (
                <th key={day} scope="col" data-today={day === today || undefined}>
                  <span aria-hidden="true">
                    <DayOfMonth day={day} />
                  </span>
                  <span className="sr-only">{longDate(day)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rooms.map(({ id, roomType, rentPerNight, cells }) => (
              <tr key={id}>
                <th scope="row" className="month-room">
                  <span className="block font-semibold">{roomType}</span>
                  <span className="block text-xs font-normal text-ink3">
                    usually {formatRupees(rentPerNight)}
                  </span>
                </th>
                {cells.map((cell) => (
                  <Cell key={cell.from} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** Scrolls a wide table to today, next to the sticky column of room types. */
function showToday(table: HTMLElement | null): void {
  const frame = table?.parentElement;
  const today = frame?.querySelector("[data-today]");
  const rooms = frame?.querySelector(".month-room");
  if (frame && today && rooms)
    frame.scrollLeft += today.getBoundingClientRect().left - rooms.getBoundingClientRect().right;
}

function Cell({ cell: { from, nights, rent, name } }: { cell: RateCell }) {
  const until = nights > 1 ? ` to ${longDate(addDays(from, nights - 1))}` : "";
  return (
    <td colSpan={nights} data-named={name ? "" : undefined} className="rate-cell">
      <span className="block font-semibold">{formatRupees(rent)}</span>
      <span className="block text-xs text-ink2">{name || "usual"}</span>
      <span className="sr-only">
        {longDate(from)}
        {until}
      </span>
    </td>
  );
}
