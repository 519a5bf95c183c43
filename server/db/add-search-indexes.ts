import { sql } from "kysely";
import { hasCode, isLockedOut } from "./database-errors.ts";
import { withMigrationLock } from "./migrate.ts";
import type { Database, Executor, Transaction } from "./open.ts";
import { wordIndexes } from "./search-index.ts";

/** True when the search indexes are missing because PostgreSQL had no `pg_trgm` when they were to be made. */
export async function lacksSearchIndexes(db: Database): Promise<boolean> {
  return db.engine === "postgres" && lacksIndexes(db.executor);
}

/** The same for a transaction on PostgreSQL. */
export async function lacksIndexes(db: Executor): Promise<boolean> {
  return (await missingIndexes(db)).length > 0;
}

/**
 * Makes the missing search indexes on PostgreSQL; writes to the indexed tables wait meanwhile. Returns false when
 * `pg_trgm` is not there and may not be added, or when the tables cannot be locked.
 */
export async function addSearchIndexes(db: Database): Promise<boolean> {
  try {
    return await withMigrationLock(db, createMissing);
  } catch (error) {
    if (!isLockedOut(error)) throw error;
    return false;
  }
}

async function createMissing(transaction: Transaction): Promise<boolean> {
  if (!(await addTrigrams(transaction))) return false;
  for (const { name, table, text, where } of await missingIndexes(transaction)) {
    await sql`create index ${sql.ref(name)} on ${sql.table(table)}
      using gin (lower(${text}) gin_trgm_ops) ${where}`.execute(transaction);
  }
  return true;
}

async function missingIndexes(db: Executor) {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = current_schema()`.execute(db);
  const names = new Set(rows.map(({ name }) => name));
  return wordIndexes.filter(({ name, isOfTrigrams }) => isOfTrigrams && !names.has(name));
}

async function addTrigrams(transaction: Transaction): Promise<boolean> {
  await sql`savepoint before_trigrams`.execute(transaction);
  try {
    await sql`create extension if not exists pg_trgm`.execute(transaction);
    return true;
  } catch (error) {
    // The extension's files are missing (either of two codes), or this user may not create it.
    if (!hasCode(error, "0A000", "58P01", "42501")) throw error;
    await sql`rollback to savepoint before_trigrams`.execute(transaction);
    return false;
  }
}
