import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { sql } from "kysely";
import type { Database, Executor, Transaction } from "./open.ts";

const seenEvery = 10_000;
/** A process that was not seen for so many seconds has ended without a word, or cannot reach the database. */
export const goneAfter = 30;
const forgottenAfter = 3600;

/** So many seconds ago by the database's clock, for those of several machines differ. */
export const secondsAgo = (seconds: number) => sql<string>`
  to_char((clock_timestamp() - ${seconds} * interval '1 second') at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** A place in the list of processes. */
export type Listed = { leave: () => Promise<void> };

/**
 * Puts this process into the list of those that use a PostgreSQL database: what the schema lock is for SQLite, without
 * a connection of its own, which no pooler would keep. `inTurn` runs what it is given in a transaction in which no
 * other process can change the schema. From then on the process says every ten seconds that it is still there.
 */
export async function enterProcessList(
  { executor }: Database,
  inTurn: (work: (transaction: Transaction) => Promise<void>) => Promise<void>,
): Promise<Listed> {
  const id = randomUUID();
  await inTurn(async (transaction) => {
    await transaction.deleteFrom("processes").where("seen_at", "<", secondsAgo(forgottenAfter)).execute();
    await note(transaction, id);
  });
  const timer = setInterval(() => {
    // Who cannot reach the database does not use it.
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
    // Not what was noted by a clock that was ahead, or by a copy's.
    .where("seen_at", "<=", secondsAgo(-goneAfter))
    .orderBy("host")
    .orderBy("pid")
    .execute();
  return rows.map(({ host, pid }) => `${host} (pid ${pid})`);
}
