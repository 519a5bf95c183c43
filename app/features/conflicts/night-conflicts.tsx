import { HeldInTheWay } from "#app/features/conflicts/held-room-conflicts.tsx";
import type { InTheWay } from "#app/features/conflicts/find-conflicts.ts";
import { calendarHref, type CalendarPlace } from "../calendar/calendar-address.ts";

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
