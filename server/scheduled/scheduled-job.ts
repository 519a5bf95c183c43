import type { Services } from "../services.ts";

/** Work that one of the processes does by the clock. */
export type ScheduledJob = {
  name: string;
  /** `lastStart` is undefined until the first run. */
  isDue: (lastStart: Date | undefined, now: Date) => boolean;
  /** False in a process that cannot do it, for want of a setting. */
  isOurs?: (services: Services) => boolean;
  /** What it returns is kept as JSON until the next success. Ends soon after `stop` is aborted, where it takes long. */
  run: (services: Services, stop: AbortSignal) => Promise<object | void>;
};

const hourInMilliseconds = 3_600_000;
const dayInMilliseconds = 24 * hourInMilliseconds;
const kolkataIsAhead = 5.5 * hourInMilliseconds;

/** Due an hour after the last start. A start in the future is of a clock that was ahead. */
export function everyHour(lastStart: Date | undefined, now: Date): boolean {
  if (!lastStart) return true;
  const passed = now.getTime() - lastStart.getTime();
  return passed >= hourInMilliseconds || passed < 0;
}

/** Due once from this hour of each day in Asia/Kolkata on: also later, when no process ran at that hour. */
export function dailyFrom(hour: number): ScheduledJob["isDue"] {
  // Kashmir's clock has no summer time.
  const dayOf = (moment: Date) =>
    Math.floor((moment.getTime() + kolkataIsAhead - hour * hourInMilliseconds) / dayInMilliseconds);
  return (lastStart, now) => !lastStart || dayOf(lastStart) !== dayOf(now);
}
