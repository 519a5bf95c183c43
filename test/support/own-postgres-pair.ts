import { sql } from "kysely";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#server/db/open.ts";
import { startOwnPostgres } from "./own-postgres.ts";

type Server = Awaited<ReturnType<typeof startOwnPostgres>>;

/**
 * Two PostgreSQL servers: a primary that confirms commits only when the other, a synchronous streaming replica, has them.
 * `url` names both.
 */
export async function startOwnPostgresPair() {
  let primary = await startOwnPostgres();
  let replica = await follow(primary);
  const address = new URL(primary.url);
  return {
    url: `postgres://agency@127.0.0.1:${primary.port},127.0.0.1:${replica.port}${address.pathname}`,

    /** Kills the primary; there is none until `promote`. */
    crash: () => primary.crash(),

    /** Promotes the replica, and starts a new replica in place of the killed server. */
    async promote(): Promise<void> {
      await replica.promote();
      const killed = primary;
      primary = replica;
      await killed.remove();
      replica = await follow(primary, killed.port);
    },

    async remove() {
      await replica.remove();
      await primary.remove();
    },
  };
}

/** Starts a synchronous replica. */
async function follow(primary: Server, port?: number): Promise<Server> {
  const replica = await startOwnPostgres({}, { follows: primary.url, port });
  const { executor } = openDatabase({ databaseUrl: primary.url, dataDir: ".", databasePool: 1 });
  // Set only after the copy was made: the replica would copy the setting, and once promoted wait for a replica of its own.
  await sql`alter system set synchronous_standby_names = '*'`.execute(executor);
  await sql`select pg_reload_conf()`.execute(executor);
  for (let tries = 0; ; tries += 1) {
    const { rows } = await sql`select from pg_stat_replication where sync_state = 'sync'`.execute(executor);
    if (rows.length > 0) break;
    if (tries > 200) throw new Error("the replica does not follow");
    await pause(50);
  }
  await executor.destroy();
  return replica;
}
