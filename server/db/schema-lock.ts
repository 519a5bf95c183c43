import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

const longestWaitInMilliseconds = 5_000;

/**
 * Who may change the schema of the embedded database. Processes of the same schema share it; a change of the schema
 * needs it alone. The operating system takes it from a process that ends, however it ends.
 */
export type SchemaLock = { share(): void; own(): void; release(): void };

/** The lock of a data folder: a file of its own, so that it never stands in the way of reads and writes. */
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

function inUse(dataDir: string): Error {
  return new Error(
    `Another process is using ${dataDir} with another version of the database. Stop it first, then start again.`,
  );
}
