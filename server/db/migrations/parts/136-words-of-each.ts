import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../../engine.ts";

/** A table, its searched columns, and the column by which its records name a hotel or a package. */
type Named = { table: string; columns: string[]; key: string };

/** Numbers of records of one hotel or package lie together; there are fewer than this. */
const mostRecords = 4_294_967_296;

/**
 * As `081-rough-index.ts`, but for each hotel or package by itself: a guest's name and a house, which each very many
 * records have, are found together without reading through all that have one of them.
 */
export async function indexOfEach(db: MigrationTransaction, engine: Engine, named: Named): Promise<void> {
  const text = named.columns.map((column) => `"${column}"`).join(" || ' ' || ");
  const statements = engine === "postgres" ? [serverIndex(named, text)] : sqliteIndex(named, text);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** Every three letters of a text, as numbers that are others for each hotel: an index of these needs no extension. */
export async function addLettersOf(db: MigrationTransaction): Promise<void> {
  await sql
    .raw(`create function letters_of(one integer, words text) returns integer[] language sql immutable as $$
      select array(
        select hashtext(substr(lower(words), place, 3)) # one from generate_series(1, length(words) - 2) as place
      ) $$`)
    .execute(db);
}

function serverIndex({ table, key }: Named, text: string): string {
  return `create index ${table}_words_of_each on ${table} using gin (letters_of(${key}, ${text}))`;
}

function sqliteIndex({ table, columns, key }: Named, text: string): string[] {
  const index = `${table}_words_of_each`;
  const place = (row: string) => `${row}${key} * ${mostRecords} + ${row}id`;
  const insert = `insert into ${index} (rowid, text) select ${place("")}, ${text} from ${table}`;
  const remove = (row: string) => `delete from ${index} where rowid = ${place(row)};`;
  return [
    `create virtual table ${index}
      using fts5(text, tokenize = 'trigram', content = '', contentless_delete = 1, detail = none)`,
    `${insert} order by 1`,
    `create trigger ${index}_insert after insert on ${table} for each row
      begin ${remove("new.")} ${insert} where id = new.id; end`,
    `create trigger ${index}_update after update of ${[...columns, key].join(", ")} on ${table} for each row
      begin ${remove("old.")} ${remove("new.")} ${insert} where id = new.id; end`,
    `create trigger ${index}_delete after delete on ${table} for each row begin ${remove("old.")} end`,
  ];
}
