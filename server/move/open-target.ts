import { existsSync, mkdirSync, rmSync } from "node:fs";
import { databaseFile } from "../db/data-files.ts";
import { schemaAge } from "../db/migrate.ts";
import { type Database, openDatabase } from "../db/open.ts";
import { isReadable, postgresScheme, unreadable } from "../db/postgres-address.ts";
import { openSchemaLock } from "../db/schema-lock.ts";
import { serverFault } from "../db/server-fault.ts";

export type Target = {
  db: Database;
  /** Closes it; a file created for a failed move is removed. */
  close: (isMoved: boolean) => Promise<void>;
};

/** Opens an empty database to move into: a `postgres://` address, or a folder for an embedded one, which is created. */
export async function openTarget(to: string): Promise<Target> {
  const isServer = postgresScheme.test(to);
  if (!isServer && isNoFolder(to))
    throw new Error(
      `${to} is no place for a database: name postgres://user:password@host:5432/name, sqlite, or a folder.`,
    );
  if (isServer && !isReadable(to)) throw new Error(unreadable("--to"));
  const target = isServer ? openServer(to) : openFolder(to);
  const age = await schemaAge(target.db).catch(async (error: unknown) => {
    await target.close(false);
    throw isServer ? serverFault(to, error) : error;
  });
  if (age === "empty") return target;
  await target.close(true);
  throw new Error("The target is not empty. Make a new database for the site, or name another folder.");
}

/** An address of something else, or the name of PostgreSQL alone, would become a folder of that name. */
function isNoFolder(to: string): boolean {
  return /^([a-z][a-z\d+.-]+:|postgres(ql)?$)/i.test(to);
}

function openServer(databaseUrl: string): Target {
  const db = openDatabase({ databaseUrl, dataDir: ".", databasePool: 1 }, { isPatient: true });
  return { db, close: () => db.executor.destroy() };
}

function openFolder(dataDir: string): Target {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = databaseFile(dataDir);
  const isNew = !existsSync(file);
  const lock = openSchemaLock(dataDir);
  lock.own();
  const db = openDatabase({ dataDir });
  async function close(isMoved: boolean): Promise<void> {
    await db.executor.destroy();
    if (isNew && !isMoved) for (const ending of ["", "-wal", "-shm"]) rmSync(file + ending, { force: true });
    lock.release();
  }
  return { db, close };
}
