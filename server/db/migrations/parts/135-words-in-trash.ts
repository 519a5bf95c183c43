import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../../engine.ts";

/** A table whose records can be deleted: its searched columns, and more that a deleted one is called by, as SQL. */
type Trash = { table: string; columns: string[]; more?: { text: string; columns: string[] } };

/**
 * As `052-search-index.ts`, of a table's deleted records alone: nobody's trash is looked for among all that is there.
 */
export async function indexTrash(db: MigrationTransaction, engine: Engine, trash: Trash): Promise<void> {
  const { table, columns, more } = trash;
  const own = columns.map((column) => `"${column}"`).join(" || ' ' || ");
  // Another text than that of all, of which PostgreSQL has other statistics.
  const text = `${own} || ' ' || ${more?.text ?? "''"}`;
  const statements =
    engine === "postgres"
      ? [
          `create index ${table}_words_in_trash on ${table} using gin (lower(${text}) gin_trgm_ops)
            where deleted_at is not null`,
        ]
      : sqliteIndex(table, [...columns, ...(more?.columns ?? [])], text);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** What is there and stays there touches none of it. */
function sqliteIndex(table: string, columns: string[], text: string): string[] {
  const index = `${table}_words_in_trash`;
  const insert = `insert into ${index} (rowid, text) select id, ${text} from ${table} where deleted_at is not null`;
  const replace = `delete from ${index} where rowid = new.id; ${insert} and id = new.id;`;
  return [
    `create virtual table ${index}
      using fts5(text, tokenize = 'trigram', content = '', contentless_delete = 1)`,
    insert,
    `create trigger ${index}_insert after insert on ${table} for each row when new.deleted_at is not null
      begin ${replace} end`,
    `create trigger ${index}_update after update of deleted_at, ${columns.join(", ")} on ${table} for each row
      when old.deleted_at is not null or new.deleted_at is not null
      begin ${replace} end`,
    `create trigger ${index}_delete after delete on ${table} for each row when old.deleted_at is not null
      begin delete from ${index} where rowid = old.id; end`,
  ];
}
