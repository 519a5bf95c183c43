import { sql } from "kysely";
import { hasCode, isLockedOut } from "./database-errors.ts";
import { withMigrationLock } from "./migrate.ts";
import type { Database, Transaction } from "./open.ts";
import { searchedColumns, searchedText } from "./search-index.ts";

/** True when lists are searched without an index, for PostgreSQL lacked `pg_trgm` when the index was to be made. */
export async function lacksSearchIndexes(db: Database): Promise<boolean> {
  return db.engine === "postgres" && (await missingIndexes(db.executor)).length > 0;
}

/**
 * Makes the search indexes that PostgreSQL lacks; writes to these lists wait meanwhile. Returns false where it has no
 * `pg_trgm` and does not let us add it, or others do not let go of the lists.
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
  for (const [table, { own }] of await missingIndexes(transaction)) {
    await sql`create index ${sql.ref(indexOf(table))} on ${sql.table(table)}
      using gin (lower(${searchedText(own)}) gin_trgm_ops)`.execute(transaction);
  }
  return true;
}

async function missingIndexes(db: Database["executor"]) {
  const { rows } = await sql<{ name: string }>`
    select indexname as name from pg_indexes where schemaname = current_schema()`.execute(db);
  const names = new Set(rows.map(({ name }) => name));
  return Object.entries(searchedColumns).filter(([table]) => !names.has(indexOf(table)));
}

function indexOf(table: string): string {
  return `${table}_words`;
}

async function addTrigrams(transaction: Transaction): Promise<boolean> {
  await sql`savepoint before_trigrams`.execute(transaction);
  try {
    await sql`create extension if not exists pg_trgm`.execute(transaction);
    return true;
  } catch (error) {
    // Its files are not installed, under either of two codes, or this user may not create it.
    if (!hasCode(error, "0A000", "58P01", "42501")) throw error;
    await sql`rollback to savepoint before_trigrams`.execute(transaction);
    return false;
  }
}
