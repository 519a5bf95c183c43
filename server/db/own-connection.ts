import { Kysely } from "kysely";
import { readyForLongWork, sqliteDialect } from "./dialect.ts";
import type { Database } from "./open.ts";

/**
 * Runs long work on a connection of its own. On SQLite's shared connection an open transaction would keep all readers
 * of this process waiting. PostgreSQL's pool has a connection for each transaction anyway.
 */
export async function withOwnConnection<T>(db: Database, work: (ownDb: Database) => Promise<T>): Promise<T> {
  if (db.file === undefined) return work(db);
  const executor: Database["executor"] = new Kysely({
    dialect: sqliteDialect(db.file, longPatience, db.isInPlace),
  });
  try {
    await readyForLongWork(executor);
    return await work({ ...db, executor });
  } finally {
    await executor.destroy();
  }
}

/** In milliseconds: how long it waits for the write lock. */
const longPatience = 50_000;
