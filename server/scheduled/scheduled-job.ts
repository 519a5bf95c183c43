import { clocksDiffer } from "../clock.ts";
import type { Services } from "../services.ts";

/** A job that one of the processes runs on a schedule. */
export type ScheduledJob = {
  name: string;
  /** `lastStart` is undefined until the first run. */
  isDue: (lastStart: Date | undefined, now: Date) => boolean;
  /** False in a process that lacks the settings for it. */
  isOurs?: (services: Services) => boolean;
  /** Its result is stored as JSON until the next success. A long run ends soon after `stop` is aborted. */
  run: (services: Services, stop: AbortSignal) => Promise<object | void>;
};

const minuteInMilliseconds = 60_000;
const hourInMilliseconds = 60 * minuteInMilliseconds;
const dayInMilliseconds = 24 * hourInMilliseconds;
const kolkataIsAhead = 5.5 * hourInMilliseconds;

/** Due so many minutes after the last start. A start far in the future came from a clock that was wrong. */
export function everyMinutes(minutes: number): ScheduledJob["isDue"] {
  return (lastStart, now) => {
    if (!lastStart) return true;
    const passed = now.getTime() - lastStart.getTime();
    return passed >= minutes * minuteInMilliseconds || passed < -clocksDiffer;
  };
}

export const everyHour = everyMinutes(60);

/** Due once a day from this hour on in Asia/Kolkata: later, if no process ran at that hour. */
export function dailyFrom(hour: number): ScheduledJob["isDue"] {
  // Kashmir's clock has no summer time.
  const dayOf = (moment: Date) =>
    Math.floor((moment.getTime() + kolkataIsAhead - hour * hourInMilliseconds) / dayInMilliseconds);
  // Another machine's clock may reach the hour before this one's does.
  const isJustAhead = (start: Date, now: Date) =>
    start > now && start.getTime() - now.getTime() <= clocksDiffer;
  return (lastStart, now) => !lastStart || (dayOf(lastStart) !== dayOf(now) && !isJustAhead(lastStart, now));
}
