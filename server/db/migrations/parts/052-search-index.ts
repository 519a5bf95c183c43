import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../../engine.ts";

/**
 * Puts every three letters of a table's texts, joined by spaces, into an index named after it, and keeps it right from
 * then on, whoever writes. PostgreSQL needs its extension `pg_trgm` for it.
 */
export async function indexTexts(
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

/** Another trigger of the same write may have been here first, so each of them takes the record out and reads it anew. */
function sqliteIndex(table: string, columns: string[], text: string): string[] {
  const index = `${table}_words`;
  const insert = `insert into ${index} (rowid, text) select id, ${text} from ${table}`;
  const replace = `delete from ${index} where rowid = new.id; ${insert} where id = new.id;`;
  return [
    `create virtual table ${index}
      using fts5(text, tokenize = 'trigram', content = '', contentless_delete = 1)`,
    insert,
    `create trigger ${index}_insert after insert on ${table} for each row
      begin ${replace} end`,
    `create trigger ${index}_update after update of ${columns.join(", ")} on ${table} for each row
      begin ${replace} end`,
    `create trigger ${index}_delete after delete on ${table} for each row
      begin delete from ${index} where rowid = old.id; end`,
  ];
}

/** Whether PostgreSQL has, or could be given, the extension; a server that lacks it, or forbids it, does without. */
export async function addTrigrams(db: MigrationTransaction): Promise<boolean> {
  await sql`savepoint before_trigrams`.execute(db);
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
    return true;
  } catch (error) {
    if (!isRefusal(error)) throw error;
    await sql`rollback to savepoint before_trigrams`.execute(db);
    return false;
  }
}

/** The extension's files are not installed, under either of two codes, or this user may not create it. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && ["0A000", "58P01", "42501"].includes(String(error.code))
  );
}
