import { sql } from "kysely";
import type { Transaction } from "./open.ts";
import type { Engine } from "./portable.ts";

/**
 * Lists whose words are in an index: their own columns that are searched, and those of the hotel or the package that a
 * record names, of which there are few.
 */
export const indexedWords = {
  bookings: {
    own: ["reference", "customer_name", "email", "phone"],
    other: { table: "hotels", columns: ["name", "search_address"] },
  },
  package_bookings: {
    own: ["reference", "customer_name", "email", "phone"],
    other: { table: "packages", columns: ["name", "location"] },
  },
  cab_bookings: {
    own: ["reference", "customer_name", "email", "phone", "pick_up_location", "drop_location", "assigned_to"],
  },
  reviews: { own: ["customer_name", "customer_address", "review"] },
  queries: { own: ["reference", "name", "email", "subject", "message"] },
} as const satisfies Record<string, WordColumns>;

export type WordColumns = { own: readonly string[]; other?: { table: string; columns: readonly string[] } };

export type IndexedTable = keyof typeof indexedWords;

/** What is searched, in one text; the same in the index, its triggers and the search itself. */
export function wordsOf(columns: readonly string[]) {
  return sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  );
}

/** Puts every three letters of a list's texts into an index, and keeps it right from then on, whoever writes. */
export async function indexWords(db: Transaction, engine: Engine, table: IndexedTable): Promise<void> {
  const text = wordsOf(indexedWords[table].own);
  const list = sql.table(table);
  if (engine === "postgres") {
    const name = sql.ref(`${table}_words`);
    await sql`create index ${name} on ${list} using gin (lower(${text}) gin_trgm_ops)`.execute(db);
    return;
  }
  const words = sql.table(`${table}_words`);
  const insert = sql`insert into ${words} (rowid, text) select id, ${text} from ${list}`;
  const trigger = (event: string) => sql.ref(`${table}_words_${event}`);
  await sql`create virtual table ${words} using fts5(text, tokenize = 'trigram', content = '', contentless_delete = 1)`.execute(
    db,
  );
  await insert.execute(db);
  // Another trigger of the same write may have been here first, so each of them takes the record out and reads it anew.
  const anew = sql`begin delete from ${words} where rowid = new.id; ${insert} where id = new.id; end`;
  const columns = sql.join(indexedWords[table].own.map((column) => sql.ref(column)));
  await sql`create trigger ${trigger("insert")} after insert on ${list} for each row ${anew}`.execute(db);
  await sql`create trigger ${trigger("update")} after update of ${columns} on ${list} for each row ${anew}`.execute(
    db,
  );
  await sql`create trigger ${trigger("delete")} after delete on ${list} for each row
    begin delete from ${words} where rowid = old.id; end`.execute(db);
}
