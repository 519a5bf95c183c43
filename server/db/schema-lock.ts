import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const longestWaitInMilliseconds = 5_000;

/**
 * A lock between processes on the schema of the SQLite file: shared while a process uses the schema, exclusive to
 * change it. The operating system releases it when a process ends, also by a crash.
 */
export type SchemaLock = { share(): void; own(): void; release(): void };

/** Opens the schema lock of a data folder: a separate file, so that it never blocks reads and writes. */
export function openSchemaLock(dataDir: string, longestWait = longestWaitInMilliseconds): SchemaLock {
  const lock = new DatabaseSync(join(dataDir, "schema.lock"), { timeout: longestWait });
  function take(statements: string): void {
    if (lock.isTransaction) lock.exec("rollback");
    try {
      lock.exec(statements);
    } catch (error) {
      if (lock.isTransaction) lock.exec("rollback");
      if (error instanceof Error && /locked/.test(error.message)) throw inUse(dataDir);
      throw error;
    }
  }
  return {
    share: () => take("begin; select count(*) from sqlite_master"),
    own: () => take("begin exclusive"),
    release: () => lock.close(),
  };
}

/** Another process holds the lock. */
export class SchemaInUse extends Error {}

function inUse(dataDir: string): Error {
  return new SchemaInUse(
    `Another process is using ${dataDir} with another version of the database. Stop it first, then start again.`,
  );
}
