import { mostWeeks } from "#contract/visits.ts";
import { forgetGuessable, forgetKeysBefore } from "./db/idempotency.ts";
import { readFreeSpace } from "./free-space.ts";
import { deleteLimitsEndedBefore } from "./limits/limits.queries.ts";
import { everyHour, type ScheduledJob } from "./scheduled/scheduled-job.ts";
import { deleteCountsBefore } from "./visits/visit-counts.queries.ts";
import { weekOf, weeksBefore } from "./visits/weeks.ts";
import { tidySignIns } from "./staff/sessions/tidy-sign-ins.ts";

const weekInMilliseconds = 7 * 24 * 3_600_000;

/** Deletes expired sessions, idempotency keys, limits, browsers and old sign-ins. */
export const cleanup: ScheduledJob = {
  name: "cleanup",
  isDue: everyHour,
  async run(services) {
    const now = services.clock.now();
    const weekAgo = new Date(now.getTime() - weekInMilliseconds).toISOString();
    await forgetKeysBefore(services.db.executor, weekAgo);
    await forgetGuessable(services.db.executor, now);
    await deleteLimitsEndedBefore(services.db.executor, now.toISOString());
    await tidySignIns(services);
    await deleteCountsBefore(services.db.executor, weeksBefore(weekOf(now), mostWeeks));
    const space = await readFreeSpace(services);
    if (space.isLow) services.log.warn(space, "the disk is nearly full");
  },
};
