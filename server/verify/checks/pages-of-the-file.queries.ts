import { sql } from "kysely";
import { engineOf } from "../../db/dialect.ts";
import { withSavepoint } from "../../db/with-savepoint.ts";
import type { Transaction } from "../../db/open.ts";
import { type Check, type Finding, findingOf } from "../check.ts";

/** The engine's own check of its pages and indexes. */
export const pagesOfTheFile: Check = {
  name: "the database's own pages",
  run: ({ db }, note) => (engineOf(db) === "sqlite" ? checkFile(db) : checkServer(db, note)),
};

async function checkFile(db: Transaction): Promise<Finding[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(100)`.execute(db);
  const faults = rows.map((row) => row.integrity_check).filter((line) => line !== "ok");
  return findingOf("The database file is damaged; restore a backup (npm run restore)", faults);
}

/** `amcheck` verifies the order of an index and reads all of its pages. */
async function checkServer(db: Transaction, note: (words: string) => void): Promise<Finding[]> {
  const installed = await sql`select 1 from pg_extension where extname = 'amcheck'`.execute(db);
  if (installed.rows.length === 0) {
    note("PostgreSQL's pages were not checked: create extension amcheck, as a superuser, would allow it");
    return [];
  }
  const { rows } = await sql<{ name: string }>`
    select indexes.relname as name from pg_class as indexes join pg_am on pg_am.oid = indexes.relam
    where pg_am.amname = 'btree' and indexes.relkind = 'i'
      and indexes.relnamespace = current_schema()::regnamespace`.execute(db);
  const damaged: string[] = [];
  for (const { name } of rows) {
    const check = () => sql`select bt_index_check(${name}::regclass)`.execute(db);
    await withSavepoint(db, check).catch((error: Error) => damaged.push(`${name}: ${error.message}`));
  }
  return findingOf("PostgreSQL's indexes are damaged; reindex them, and look after the disk", damaged);
}
