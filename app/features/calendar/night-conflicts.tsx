import { HeldRoomConflicts } from "#app/features/conflicts/held-room-conflicts.tsx";
import type { Conflicts } from "#app/features/conflicts/find-conflicts.ts";
import { calendarHref, type CalendarPlace } from "./calendar-address.ts";

type NightConflictsProps = { conflicts: Conflicts; place: CalendarPlace };

/** What holds the nights somebody asked for; each opens over the same month. */
export function NightConflicts({ conflicts, place }: NightConflictsProps) {
  return (
    <HeldRoomConflicts
      conflicts={conflicts}
      stayHref={(stay) => calendarHref(place, { stay })}
      blockHref={({ id }) => calendarHref(place, { block: id })}
    />
  );
}
