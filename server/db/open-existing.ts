import { statSync } from "node:fs";
import { databaseFile } from "./data-files.ts";
import { schemaAge } from "./migrate.ts";
import { type Database, openDatabase } from "./open.ts";
import { serverFault } from "./server-fault.ts";

type Where = { databaseUrl?: string; dataDir: string };

/**
 * Opens a database for maintenance, without time limits. Throws a sentence when there is none, and when its version is
 * not that of this program.
 */
export async function openExisting({ databaseUrl, dataDir }: Where): Promise<Database> {
  if (!databaseUrl) requireFile(dataDir);
  const db = openDatabase({ databaseUrl, dataDir, databasePool: 1 }, { isPatient: true });
  const wrong = await schemaAge(db).then((age) => sentences[age], closeAndThrow(db, databaseUrl));
  if (!wrong) return db;
  await db.executor.destroy();
  throw new Error(wrong);
}

/** Throws a sentence when a data folder has no database, or an empty one. */
export function requireFile(dataDir: string): void {
  const file = databaseFile(dataDir);
  if (statSync(file, { throwIfNoEntry: false })?.size) return;
  throw new Error(
    `There is no database in ${dataDir}: ${file} is missing or empty. DATA_DIR says where it is.`,
  );
}

const sentences = {
  current: undefined,
  empty: "The database is empty: start the site once, or choose another by DATABASE_URL or DATA_DIR.",
  older:
    "The database is of an older version: start this version of the site once, which brings it up to date.",
  newer: "The database is newer than this program, or not one of its own. Use the program that made it.",
};

/** Closes the database, then throws the error; of PostgreSQL as a sentence. */
function closeAndThrow({ executor }: Database, databaseUrl: string | undefined) {
  return async (error: unknown): Promise<never> => {
    await executor.destroy();
    throw databaseUrl ? serverFault(databaseUrl, error) : error;
  };
}
