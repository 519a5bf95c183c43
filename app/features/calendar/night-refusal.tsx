import { HeldRoomConflicts } from "#app/features/conflicts/held-room-conflicts.tsx";
import { FormErrorSummary } from "#app/ui/form-error-summary.tsx";
import type { CalendarRefusal } from "./answer-calendar.ts";
import { calendarHref, type CalendarPlace } from "./calendar-address.ts";

type NightRefusalProps = { refusal: CalendarRefusal | undefined; place: CalendarPlace };

/** Why a form was refused, with the stays and blocks that hold its nights; each link opens one over the same calendar. */
export function NightRefusal({ refusal, place }: NightRefusalProps) {
  return (
    <>
      <FormErrorSummary otherwise={refusal?.message} />
      {refusal ? (
        <HeldRoomConflicts
          conflicts={refusal.conflicts}
          stayHref={(stay) => calendarHref(place, { stay })}
          blockHref={({ id }) => calendarHref(place, { block: id })}
        />
      ) : null}
    </>
  );
}
