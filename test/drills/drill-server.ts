import { setTimeout as pause } from "node:timers/promises";
import { startOwnPostgres } from "#test/support/own-postgres.ts";
import { startOwnPostgresPair } from "#test/support/own-postgres-pair.ts";

/** The PostgreSQL server of the site; `kill` is called in each round, and then `replace` brings a server back. */
export type DrillServer = {
  url: string;
  kill: (round: number) => Promise<void>;
  replace: () => Promise<void>;
  remove: () => Promise<void>;
};

/** One server, which is restarted after each kill. */
export async function startRestartedServer(): Promise<DrillServer> {
  const server = await startOwnPostgres({ fsync: "on" });
  /** Retries: PostgreSQL does not start while a process of the killed server still runs. */
  async function replace(tries = 20): Promise<void> {
    await server.start().catch(async (error: unknown) => {
      if (tries === 0) throw error;
      await pause(250);
      await replace(tries - 1);
    });
  }
  return {
    url: server.url,
    // By an immediate shutdown and by SIGKILL in turn; both act like a crash.
    kill: (round) => (round % 2 ? server.stop("immediate") : server.crash()),
    replace: () => replace(),
    remove: () => server.remove(),
  };
}

/** Two servers: the primary is killed, and its replica is promoted. */
export async function startFailoverServers(): Promise<DrillServer> {
  const pair = await startOwnPostgresPair();
  return { url: pair.url, kill: pair.crash, replace: () => pair.promote(), remove: () => pair.remove() };
}
