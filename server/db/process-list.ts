import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { sql } from "kysely";
import type { Database, Executor, Transaction } from "./open.ts";

const seenEvery = 10_000;
/** In seconds: a process that was not seen for so long has crashed, or cannot reach the database. */
export const goneAfter = 30;
const forgottenAfter = 3600;

/** So many seconds ago by the database's clock, because clocks of several machines differ. */
export const secondsAgo = (seconds: number) => sql<string>`
  to_char((clock_timestamp() - ${seconds} * interval '1 second') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A place in the list of processes. */
export type ProcessEntry = { leave: () => Promise<void> };

/**
 * Adds this process to the list of those that use a PostgreSQL database. The list replaces SQLite's schema lock,
 * without holding a connection, which a pooler would not allow. `inTurn` runs its argument in a transaction in which no
 * other process can change the schema. From then on the process reports every ten seconds that it is still there.
 */
export async function enterProcessList(
  { executor }: Database,
  inTurn: (work: (transaction: Transaction) => Promise<void>) => Promise<void>,
): Promise<ProcessEntry> {
  const id = randomUUID();
  await inTurn(async (transaction) => {
    await transaction.deleteFrom("processes").where("seen_at", "<", secondsAgo(forgottenAfter)).execute();
    await note(transaction, id);
  });
  const timer = setInterval(() => {
    // A process that cannot reach the database does not use it.
    note(executor, id).catch(() => {});
  }, seenEvery);
  timer.unref();
  return {
    async leave() {
      clearInterval(timer);
      await executor
        .deleteFrom("processes")
        .where("id", "=", id)
        .execute()
        .catch(() => {});
    },
  };
}

function note(executor: Executor, id: string) {
  return executor
    .insertInto("processes")
    .values({ id, host: hostname(), pid: process.pid, seen_at: secondsAgo(0) })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_at: secondsAgo(0) }))
    .execute();
}

/** The processes that use the database, each as `host (pid 123)`. */
export async function listedProcesses(executor: Executor): Promise<string[]> {
  const rows = await executor
    .selectFrom("processes")
    .select(["host", "pid"])
    .where("seen_at", ">=", secondsAgo(goneAfter))
    // Leaves out rows of a clock that was ahead, also in a restored copy.
    .where("seen_at", "<=", secondsAgo(-goneAfter))
    .orderBy("host")
    .orderBy("pid")
    .execute();
  return rows.map(({ host, pid }) => `${host} (pid ${pid})`);
}
