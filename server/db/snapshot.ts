import type { Database, Transaction } from "./open.ts";

/** Runs `work` in one read-only transaction: it sees the database of one moment, and nobody waits for it. */
export function inSnapshot<T>(
  { executor, engine }: Database,
  work: (snapshot: Transaction) => Promise<T>,
): Promise<T> {
  const transaction = executor.transaction().setAccessMode("read only");
  // SQLite's transactions always see one moment.
  return (engine === "postgres" ? transaction.setIsolationLevel("repeatable read") : transaction).execute(
    work,
  );
}
