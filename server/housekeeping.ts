import { deleteFormsSentBefore } from "./db/once.ts";
import { deleteLimitsEndedBefore } from "./limits/limits.queries.ts";
import type { Services } from "./services.ts";
import { deleteSessionsUnusedSince } from "./staff/staff.queries.ts";

const hourInMilliseconds = 3_600_000;
const weekInMilliseconds = 7 * 24 * hourInMilliseconds;

/** Once an hour forgets sessions and sent forms nobody used for a week, and limits that are over. Answers how to stop it. */
export function keepHouse(services: Services): () => void {
  const timer = setInterval(() => {
    tidy(services).catch((error: unknown) => services.log.error({ err: error }, "housekeeping failed"));
  }, hourInMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

async function tidy(services: Services): Promise<void> {
  const now = services.clock.now();
  const weekAgo = new Date(now.getTime() - weekInMilliseconds).toISOString();
  await deleteSessionsUnusedSince(services.db.executor, weekAgo);
  await deleteFormsSentBefore(services.db.executor, weekAgo);
  await deleteLimitsEndedBefore(services.db.executor, now.toISOString());
}
