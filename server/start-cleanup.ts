import { forgetKeysBefore } from "./db/idempotency.ts";
import { readFreeSpace } from "./free-space.ts";
import { deleteLimitsEndedBefore } from "./limits/limits.queries.ts";
import type { Services } from "./services.ts";
import { tidySignIns } from "./staff/sessions/tidy-sign-ins.ts";

const hourInMilliseconds = 3_600_000;
const weekInMilliseconds = 7 * 24 * hourInMilliseconds;

/** Once an hour deletes expired sessions, idempotency keys, limits, browsers and old sign-ins. Returns how to stop. */
export function startCleanup(services: Services): () => void {
  const timer = setInterval(() => {
    tidy(services).catch((error: unknown) => services.log.error({ err: error }, "cleanup failed"));
  }, hourInMilliseconds);
  timer.unref();
  return () => clearInterval(timer);
}

async function tidy(services: Services): Promise<void> {
  const now = services.clock.now();
  const weekAgo = new Date(now.getTime() - weekInMilliseconds).toISOString();
  await forgetKeysBefore(services.db.executor, weekAgo);
  await deleteLimitsEndedBefore(services.db.executor, now.toISOString());
  await tidySignIns(services);
  const space = await readFreeSpace(services);
  if (space.isLow) services.log.warn(space, "the disk is nearly full");
}
