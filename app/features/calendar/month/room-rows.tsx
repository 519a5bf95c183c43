import type { CalendarRoom } from "#contract/calendar.ts";
import { longDate } from "#contract/rules/dates.ts";
import { formatRupees } from "#contract/rules/money.ts";
import { countOf } from "#contract/rules/text.ts";
import { Link } from "#app/ui/link.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { BarLink } from "./bar-link.tsx";
import { calendarHref, type CalendarPlace } from "../calendar-address.ts";
import { goByArrowKey } from "./day-keys.ts";
import { lanesOf } from "./lanes.ts";

type RoomRowsProps = { room: CalendarRoom; days: readonly string[]; place: CalendarPlace; today: string };

/** A room type: its free rooms on each night, then a lane for each room. */
export function RoomRows({ room, days, place, today }: RoomRowsProps) {
  const { lanes, hidden } = lanesOf(room, days);
  const firstFree = days.find((day, index) => day >= today && (room.free[index] ?? 0) > 0);
  const bookHref = (night: string) => calendarHref(place, { room: room.roomId, night, form: "book" });
  return (
    <tbody>
      <tr className="month-free">
        <th scope="row" className="month-room">
          <span className="block font-semibold">{room.roomType}</span>
          <span className="block text-xs font-normal text-ink3">
            {countOf(room.units, "room")}, {formatRupees(room.rentPerNight)}
          </span>
        </th>
        {days.map((day, index) => (
          <td key={day} data-today={day === today || undefined}>
            <FreeCount
              name={room.roomType}
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
                <BarLink bar={cell.bar} place={place} />
              </td>
            ) : (
              <td key={cell.day} data-today={cell.day === today || undefined}>
                {/* For the mouse; the count above is the same link for everybody. */}
                {cell.day >= today ? (
                  <Link
                    href={bookHref(cell.day)}
                    tabIndex={-1}
                    aria-hidden="true"
                    preventScrollReset
                    className="month-gap"
                  />
                ) : null}
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
            free all month
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

type FreeCountProps = { name: string; day: string; free: number; href: string | undefined; isFirst: boolean };

/**
 * How many rooms are free on a night, and the way to book or block one. With scripts each room type is one stop of the
 * Tab key, and arrow keys go from night to night.
 */
function FreeCount({ name, day, free, href, isFirst }: FreeCountProps) {
  const isHydrated = useHydrated();
  if (free === 0 || href === undefined) {
    return (
      <span className={`month-count ${free === 0 ? "font-bold text-chinar" : "text-ink3"}`}>
        {free}
        <span className="sr-only"> free</span>
      </span>
    );
  }
  return (
    <Link
      href={href}
      preventScrollReset
      data-night={day}
      onKeyDown={goByArrowKey}
      tabIndex={isHydrated && !isFirst ? -1 : undefined}
      aria-label={`${free} free: ${name}, ${longDate(day)}`}
      className="month-count font-semibold text-dal"
    >
      {free}
    </Link>
  );
}
