import { HeldInTheWay } from "#app/features/bookings/held-in-the-way.tsx";
import type { InTheWay } from "#app/features/bookings/read-in-the-way.ts";
import { calendarHref, type CalendarPlace } from "./calendar-address.ts";

type NightsInTheWayProps = { inTheWay: InTheWay; place: CalendarPlace };

/** What holds the nights somebody asked for; each opens over the same month. */
export function NightsInTheWay({ inTheWay, place }: NightsInTheWayProps) {
  return (
    <HeldInTheWay
      inTheWay={inTheWay}
      stayHref={(stay) => calendarHref(place, { stay })}
      blockHref={({ id }) => calendarHref(place, { block: id })}
    />
  );
}
