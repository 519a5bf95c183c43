import { clocksDiffer } from "../clock.ts";
import type { Services } from "../services.ts";
import { everyMinutes, type ScheduledJob } from "../scheduled/scheduled-job.ts";
import { longestPause } from "./note-look.ts";
import { dueCalendars } from "./portal-calendars.queries.ts";
import { readPortal } from "./read-portal.ts";

const atOnce = 4;
const mostOfARound = 200;
/** In milliseconds: other jobs wait for a round, so it ends then; the next one goes on where it ended. */
const longestRound = 60_000;

/** Reads the portals' calendars that are due, each every quarter of an hour. */
export const portalReads: ScheduledJob = {
  name: "portals",
  isDue: everyMinutes(5),
  async run(services, stop) {
    const now = services.clock.now();
    const latest = new Date(now.getTime() + longestPause + clocksDiffer).toISOString();
    const wanted = { now: now.toISOString(), latest, limit: mostOfARound };
    const waiting = (await dueCalendars(services.db.executor, wanted)).values();
    const round = { waiting, stop, end: performance.now() + longestRound };
    const read = await Promise.all(Array.from({ length: atOnce }, () => readWaiting(services, round)));
    return { read: read.reduce((sum, count) => sum + count, 0) };
  },
};

type Round = { waiting: Iterable<{ id: number }>; stop: AbortSignal; end: number };

async function readWaiting(services: Services, { waiting, stop, end }: Round): Promise<number> {
  let read = 0;
  for (const { id } of waiting) {
    if (stop.aborted || performance.now() > end) break;
    try {
      await readPortal(services, id, stop);
      read += 1;
    } catch (error) {
      // One that was deleted meanwhile keeps none of the others waiting.
      services.log.warn({ err: error, calendar: id }, "a portal's calendar was not read");
    }
  }
  return read;
}
