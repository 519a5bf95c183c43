import { sql } from "kysely";
import { setTimeout as pause } from "node:timers/promises";
import { openDatabase } from "#server/db/open.ts";
import { startOwnPostgres } from "./own-postgres.ts";

type Server = Awaited<ReturnType<typeof startOwnPostgres>>;

/**
 * Two PostgreSQL servers: one is written to and confirms nothing before the other, a streaming replica, has it too.
 * `url` names both.
 */
export async function startOwnPostgresPair() {
  let primary = await startOwnPostgres();
  let replica = await follow(primary);
  const address = new URL(primary.url);
  return {
    url: `postgres://agency@127.0.0.1:${primary.port},127.0.0.1:${replica.port}${address.pathname}`,

    /** Kills the server that is written to. The site has none until `promote`. */
    crash: () => primary.crash(),

    /** The replica takes its place; where the killed one was, a new replica follows it. */
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

/** Starts a replica; from then on a write is confirmed when both have it. */
async function follow(primary: Server, port?: number): Promise<Server> {
  const replica = await startOwnPostgres({}, { follows: primary.url, port });
  const { executor } = openDatabase({ databaseUrl: primary.url, dataDir: ".", databasePool: 1 });
  // Not before the copy was made: it would have it too, and once promoted wait for a replica of its own.
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
