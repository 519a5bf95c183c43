import { HeldRoomConflicts } from "#app/features/conflicts/held-room-conflicts.tsx";
import type { Conflicts } from "#app/features/conflicts/find-conflicts.ts";
import { calendarHref, type CalendarPlace } from "./calendar-address.ts";

type NightConflictsProps = { conflicts: Conflicts; place: CalendarPlace };

/** The stays and blocks that hold the requested nights; each link opens one over the same calendar. */
export function NightConflicts({ conflicts, place }: NightConflictsProps) {
  return (
    <HeldRoomConflicts
      conflicts={conflicts}
      stayHref={(stay) => calendarHref(place, { stay })}
      blockHref={({ id }) => calendarHref(place, { block: id })}
    />
  );
}
