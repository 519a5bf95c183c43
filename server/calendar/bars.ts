import type { Bar } from "#contract/calendar.ts";
import { addDays, type CalendarDate } from "#contract/rules/stay.ts";
import type { HeldNight } from "./calendar.queries.ts";

/** Consecutive nights of one holder in one unit. */
type Run = [HeldNight, ...HeldNight[]];

/**
 * Joins nights, sorted by unit and date, into one bar for each run of consecutive nights of one holder in one unit. The
 * nights must reach one night beyond both ends of `[first, end)`, so that a bar can tell whether it continues there.
 */
export function toBars(nights: HeldNight[], first: CalendarDate, end: CalendarDate): Bar[] {
  const runs: Run[] = [];
  for (const night of nights) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && goesOn(last, night)) run.push(night);
    else runs.push([night]);
  }
  return runs.map((run) => toBar(run, first, end)).filter((bar) => bar.from < bar.to);
}

function goesOn(last: HeldNight, next: HeldNight): boolean {
  return (
    last.unit === next.unit &&
    last.booking_id === next.booking_id &&
    last.block_id === next.block_id &&
    addDays(last.night, 1) === next.night
  );
}

function toBar(run: Run, first: CalendarDate, end: CalendarDate): Bar {
  const [start] = run;
  const departure = addDays(run.at(-1)?.night ?? start.night, 1);
  return {
    kind: start.block_id === null ? "stay" : "block",
    id: start.block_id ?? start.booking_id ?? 0,
    label: start.reason ?? start.customer_name ?? "",
    status: start.block_id === null ? start.status : null,
    unit: start.unit,
    from: start.night < first ? first : start.night,
    to: departure > end ? end : departure,
    startsBefore: start.night < first,
    endsAfter: departure > end,
    arrival: start.first_night ?? start.arrival ?? start.night,
    departure: start.free_from ?? start.departure ?? departure,
    version: start.block_version ?? start.version ?? 0,
  };
}
