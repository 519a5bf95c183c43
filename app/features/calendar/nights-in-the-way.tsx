import { dateRange } from "#contract/rules/dates.ts";
import { countOf } from "#contract/rules/text.ts";
import { BookingsInTheWay } from "#app/features/bookings/bookings-in-the-way.tsx";
import { Link } from "#app/ui/link.tsx";
import { calendarHref, type CalendarPlace } from "./calendar-address.ts";
import type { InTheWay } from "./read-in-the-way.ts";

type NightsInTheWayProps = { inTheWay: InTheWay; place: CalendarPlace };

/** The stays and the blocks that hold the nights somebody asked for. */
export function NightsInTheWay({ inTheWay: { stays, blocks }, place }: NightsInTheWayProps) {
  return (
    <>
      <BookingsInTheWay bookings={stays} viewHref={(stay) => calendarHref(place, { stay })} />
      {blocks.length > 0 ? (
        <section
          aria-label="Blocked rooms in the way"
          className="rounded-control bg-saffron-soft p-4 text-sm"
        >
          <h3 className="font-text font-semibold">These rooms are blocked</h3>
          <ul className="mt-1.5 grid">
            {blocks.map((block) => (
              <li key={block.id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
                <Link
                  href={calendarHref(place, { block: block.id })}
                  className="min-h-9 content-center font-semibold underline"
                >
                  {block.reason}
                </Link>
                <span>
                  {block.roomType}, {countOf(block.rooms, "room")},{" "}
                  {dateRange(block.firstNight, block.freeFrom)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
