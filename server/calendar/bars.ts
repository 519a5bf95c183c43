import type { Bar } from "#contract/calendar.ts";
import { addDays, type CalendarDate } from "#contract/rules/stay.ts";
import type { HeldNight, Holders } from "./calendar.queries.ts";

/** Consecutive nights of one holder in one unit. */
type Run = [HeldNight, ...HeldNight[]];
type DayAfter = (day: CalendarDate) => CalendarDate;

/**
 * Joins nights, sorted by unit and date, into one bar for each run of consecutive nights of one holder in one unit. The
 * nights must reach one night beyond both ends of `[first, end)`, so that a bar can tell whether it continues there.
 */
export function toBars(
  nights: HeldNight[],
  [first, end]: [CalendarDate, CalendarDate],
  holders: Holders,
): Bar[] {
  const runs: Run[] = [];
  const nextDays = new Map<CalendarDate, CalendarDate>();
  const dayAfter = (day: CalendarDate) => {
    const next = nextDays.get(day) ?? addDays(day, 1);
    nextDays.set(day, next);
    return next;
  };
  for (const night of nights) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && goesOn(last, night, dayAfter)) run.push(night);
    else runs.push([night]);
  }
  return runs
    .map((run) => toBar(run, [first, end], { dayAfter, holders }))
    .filter((bar) => bar.from < bar.to);
}

function goesOn(last: HeldNight, next: HeldNight, dayAfter: DayAfter): boolean {
  return (
    last.unit === next.unit &&
    last.booking_id === next.booking_id &&
    last.block_id === next.block_id &&
    dayAfter(last.night) === next.night
  );
}

function toBar(
  run: Run,
  [first, end]: [CalendarDate, CalendarDate],
  { dayAfter, holders }: { dayAfter: DayAfter; holders: Holders },
): Bar {
  const [start] = run;
  const departure = dayAfter(run.at(-1)?.night ?? start.night);
  const stay = holders.stays.get(start.booking_id ?? 0);
  const holder = start.block_id === null ? stay : holders.blocks.get(start.block_id);
  return {
    kind: start.block_id === null ? "stay" : "block",
    id: start.block_id ?? start.booking_id ?? 0,
    label: holder?.label ?? "",
    status: start.block_id === null ? (stay?.status ?? null) : null,
    unit: start.unit,
    from: start.night < first ? first : start.night,
    to: departure > end ? end : departure,
    startsBefore: start.night < first,
    endsAfter: departure > end,
    arrival: holder?.arrival ?? start.night,
    departure: holder?.departure ?? departure,
    version: holder?.version ?? 0,
    ...(stay?.package_reference && { packageReference: stay.package_reference }),
  };
}
