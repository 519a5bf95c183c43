import { type KyselyPlugin, sql } from "kysely";
import { setTimeout as pause } from "node:timers/promises";
import type { Services } from "#server/services.ts";

/** The same services, in which `meanwhile` runs once, right after the first query that returns such a row. */
export function withInterruption(
  services: Services,
  isIt: (row: object) => boolean,
  meanwhile: () => Promise<unknown>,
): Services {
  let isDone = false;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!isDone && result.rows.some(isIt)) {
        isDone = true;
        await meanwhile();
      }
      return result;
    },
  };
  return { ...services, db: { ...services.db, executor: services.db.executor.withPlugin(plugin) } };
}

/** Resolves when the call has settled, or while it waits for a lock. On PostgreSQL only. */
export async function settledOrBlocked(services: Services, call: Promise<unknown>): Promise<void> {
  const stop = new AbortController();
  const waiting = untilSomebodyWaits(services, stop.signal);
  await Promise.race([call, waiting]);
  stop.abort();
  await waiting;
}

async function untilSomebodyWaits({ db }: Services, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const { rows } = await sql`select 1 from pg_locks where not granted limit 1`.execute(db.executor);
    if (rows.length > 0) return;
    await pause(10);
  }
}
