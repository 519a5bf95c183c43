import { sql } from "kysely";
import { engineOf } from "../db/dialect.ts";
import type { Transaction } from "../db/open.ts";
import { wordIndexes } from "../db/search-index.ts";

/** Adds missing rows to SQLite's search indexes, and removes those of records that no longer exist. */
export async function repairSearchRows(db: Transaction): Promise<void> {
  if (engineOf(db) === "postgres") return;
  for (const { name, table, text, where, place } of wordIndexes) {
    const index = sql.table(name);
    const indexed = sql.table(`${name}_docsize`);
    const texts = sql`select ${place} as id, ${text} as text from ${sql.table(table)} ${where}`;
    await sql`delete from ${index} where rowid in (
      select id from ${indexed} where id not in (select id from (${texts}) as held))`.execute(db);
    await sql`insert into ${index} (rowid, text)
      select id, text from (${texts}) as held where id not in (select id from ${indexed})`.execute(db);
  }
}
