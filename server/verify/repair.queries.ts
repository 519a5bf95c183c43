import { sql } from "kysely";
import { engineOf } from "../db/dialect.ts";
import type { Transaction } from "../db/open.ts";
import { searchedColumns, searchedText } from "../db/search-index.ts";

/** Puts the missing rows of SQLite's search indexes in, and takes out those of records that are gone. */
export async function repairSearchRows(db: Transaction): Promise<void> {
  if (engineOf(db) === "postgres") return;
  for (const [table, { own }] of Object.entries(searchedColumns)) {
    const index = sql.table(`${table}_words`);
    const indexed = sql.table(`${table}_words_docsize`);
    await sql`delete from ${index} where rowid in (
      select id from ${indexed} where id not in (select id from ${sql.table(table)}))`.execute(db);
    await sql`insert into ${index} (rowid, text)
      select id, ${searchedText(own)} from ${sql.table(table)} where id not in (select id from ${indexed})`.execute(
      db,
    );
  }
}
