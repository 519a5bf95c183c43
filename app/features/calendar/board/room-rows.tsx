import type { CalendarRooms } from "#contract/calendar.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { addDays } from "#contract/rules/stay.ts";
import { countOf } from "#contract/rules/text.ts";
import { calendarHref, type CalendarPlace } from "../calendar-address.ts";
import { BarLink } from "./bar-link.tsx";
import { FreeCount } from "./free-count.tsx";
import { lanesOf } from "./lanes.ts";

export type BoardRoom = CalendarRooms["rooms"][number];

type RoomRowsProps = {
  room: BoardRoom;
  days: readonly string[];
  nights: { from: string; to: string };
  place: CalendarPlace;
  today: string;
};

/** The rows of a room type: free rooms by night, then a lane for each room; on phones its name above both. */
export function RoomRows({ room, days, nights, place, today }: RoomRowsProps) {
  const { roomId, hotelId: house, roomType } = room;
  const { lanes, hidden } = lanesOf(room, nights, place.hotel === undefined);
  const firstFree = days.find((day, index) => day >= today && (room.free[index] ?? 0) > 0);
  const bookHref = (night: string) =>
    calendarHref(place, { house, room: roomId, night, until: addDays(night, 1), form: "book" });
  const facts = `${countOf(room.units, "room")}, ${formatRupees(room.rentPerNight)}`;
  return (
    <tbody data-room={roomId}>
      <tr className="board-name" aria-hidden="true">
        <td colSpan={days.length + 1}>
          <span>
            <strong>{roomType}</strong> {facts}
          </span>
        </td>
      </tr>
      <tr className="month-free">
        <th scope="row" className="month-room">
          <span className="block font-semibold">{roomType}</span>
          <span className="block text-xs font-normal text-ink3">{facts}</span>
        </th>
        {days.map((day, index) => (
          <td key={day} data-today={day === today || undefined}>
            <FreeCount
              name={roomType}
              day={day}
              free={room.free[index] ?? 0}
              href={day < today ? undefined : bookHref(day)}
              isFirst={day === firstFree}
            />
          </td>
        ))}
      </tr>
      {lanes.map(({ unit, cells }) => (
        <tr key={unit} className="month-lane">
          <th scope="row" className="month-room">
            Room {unit}
          </th>
          {cells.map((cell) =>
            "bar" in cell ? (
              <td key={cell.bar.from} colSpan={cell.nights}>
                <BarLink bar={cell.bar} place={place} today={today} />
              </td>
            ) : (
              <td key={cell.day} colSpan={cell.nights} data-gap="">
                <span className="sr-only">free</span>
              </td>
            ),
          )}
        </tr>
      ))}
      {hidden > 0 ? (
        <tr className="month-lane">
          <th scope="row" className="month-room">
            and {hidden} more
          </th>
          <td colSpan={days.length} className="!px-3 text-start text-xs text-ink3">
            <span aria-hidden="true" className="board-more">
              and {hidden} more{" "}
            </span>
            free on all these nights
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}
