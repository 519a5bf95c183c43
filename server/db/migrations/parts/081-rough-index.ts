import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../../engine.ts";

/**
 * As `052-search-index.ts`, for long texts: on SQLite the index knows which three letters are in a text, but not where.
 * It is half as large, and what it finds has to be looked at, as everything is that an index finds.
 */
export async function indexRoughly(
  db: MigrationTransaction,
  engine: Engine,
  table: string,
  columns: string[],
): Promise<void> {
  const text = columns.map((column) => `"${column}"`).join(" || ' ' || ");
  const statements =
    engine === "postgres"
      ? [`create index ${table}_words on ${table} using gin (lower(${text}) gin_trgm_ops)`]
      : sqliteIndex(table, columns, text);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

function sqliteIndex(table: string, columns: string[], text: string): string[] {
  const index = `${table}_words`;
  const insert = `insert into ${index} (rowid, text) select id, ${text} from ${table}`;
  const replace = `delete from ${index} where rowid = new.id; ${insert} where id = new.id;`;
  return [
    `create virtual table ${index}
      using fts5(text, tokenize = 'trigram', content = '', contentless_delete = 1, detail = none)`,
    insert,
    `create trigger ${index}_insert after insert on ${table} for each row
      begin ${replace} end`,
    `create trigger ${index}_update after update of ${columns.join(", ")} on ${table} for each row
      begin ${replace} end`,
    `create trigger ${index}_delete after delete on ${table} for each row
      begin delete from ${index} where rowid = old.id; end`,
  ];
}
