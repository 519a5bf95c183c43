import { setTimeout as pause } from "node:timers/promises";
import { startOwnPostgres } from "#test/support/own-postgres.ts";
import { startOwnPostgresPair } from "#test/support/own-postgres-pair.ts";

/** A PostgreSQL server for the site that is killed in each round, and what comes in its place. */
export type DrillServer = {
  url: string;
  kill: (round: number) => Promise<void>;
  replace: () => Promise<void>;
  remove: () => Promise<void>;
};

/** One server, which is started again. */
export async function serverThatIsKilled(): Promise<DrillServer> {
  const server = await startOwnPostgres({ fsync: "on" });
  /** It does not start as long as a process of the killed one is still there. */
  async function replace(tries = 20): Promise<void> {
    await server.start().catch(async (error: unknown) => {
      if (tries === 0) throw error;
      await pause(250);
      await replace(tries - 1);
    });
  }
  return {
    url: server.url,
    // As a crash of the server does, by its own immediate stop and by SIGKILL in turn.
    kill: (round) => (round % 2 ? server.stop("immediate") : server.crash()),
    replace: () => replace(),
    remove: () => server.remove(),
  };
}

/** Two servers: one is killed, and the other, a replica, takes its place. */
export async function serverThatIsReplaced(): Promise<DrillServer> {
  const pair = await startOwnPostgresPair();
  return { url: pair.url, kill: pair.crash, replace: () => pair.promote(), remove: () => pair.remove() };
}
