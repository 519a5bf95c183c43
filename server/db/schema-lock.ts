import { rmSync } from "node:fs";
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
  const file = join(dataDir, "schema.lock");
  const open = () => new DatabaseSync(file, { timeout: longestWait });
  let lock = open();
  function take(statements: string): void {
    if (lock.isTransaction) lock.exec("rollback");
    try {
      lock.exec(statements);
    } catch (error) {
      if (lock.isTransaction) lock.exec("rollback");
      if (isDamaged(error)) {
        // The lock file is an empty database, and nobody can hold a lock on a damaged one.
        lock.close();
        rmSync(file);
        lock = open();
        return lock.exec(statements);
      }
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

/** SQLITE_CORRUPT, SQLITE_NOTADB. */
const damage = new Set([11, 26]);

function isDamaged(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && damage.has(Number(error.errcode) & 0xff);
}

/** Another process holds the lock. */
export class SchemaInUse extends Error {}

function inUse(dataDir: string): Error {
  return new SchemaInUse(
    `Another process is using ${dataDir} with another version of the database. Stop it first, then start again.`,
  );
}
