import type { Services } from "../services.ts";
import type { ScheduledJob } from "../scheduled/scheduled-job.ts";
import { everyMinutes } from "../scheduled/scheduled-job.ts";
import { dueCalendars } from "./portal-calendars.queries.ts";
import { readPortal } from "./read-portal.ts";

const atOnce = 4;
/** A round ends after so many calendars, so that other jobs have their turn; the next one goes on. */
const mostOfARound = 200;

/** Reads the portals' calendars that are due, each every quarter of an hour. */
export const portalReads: ScheduledJob = {
  name: "portals",
  isDue: everyMinutes(5),
  async run(services, stop) {
    const now = services.clock.now().toISOString();
    const due = await dueCalendars(services.db.executor, now, mostOfARound);
    const waiting = due.values();
    await Promise.all(Array.from({ length: atOnce }, () => readAll(services, waiting, stop)));
    return { read: due.length };
  },
};

async function readAll(services: Services, waiting: Iterable<{ id: number }>, stop: AbortSignal) {
  for (const { id } of waiting) {
    if (stop.aborted) return;
    try {
      await readPortal(services, id);
    } catch (error) {
      // One that was deleted meanwhile, or whose transaction failed, keeps none of the others waiting.
      services.log.warn({ err: error, calendar: id }, "a portal's calendar could not be taken over");
    }
  }
}
