import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../../engine.ts";

/**
 * From now on the column may be null. SQLite can only make the table anew: its rows, indexes and triggers are the same
 * afterwards, and nothing refers to it.
 */
export async function letBeEmpty(
  db: MigrationTransaction,
  engine: Engine,
  table: string,
  column: string,
): Promise<void> {
  if (engine === "postgres") {
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} drop not null`.execute(db);
    return;
  }
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = ${table} and sql is not null`.execute(db);
  const made = rows.find(({ type }) => type === "table")?.sql ?? "";
  const anew = made
    .replace(`"${table}"`, `"${table}_anew"`)
    .replace(`"${column}" integer not null`, `"${column}" integer`);
  if (!anew.includes(`"${table}_anew"`) || anew.includes(`"${column}" integer not null`))
    throw new Error(`${table} was not made as this step expects`);
  await sql.raw(anew).execute(db);
  await sql.raw(`insert into "${table}_anew" select * from ${table}`).execute(db);
  // Ids of rows that are gone are not given away again.
  await sql
    .raw(`insert into sqlite_sequence (name, seq)
    select '${table}_anew', seq from sqlite_sequence where name = '${table}'
      and not exists (select 1 from sqlite_sequence where name = '${table}_anew')`)
    .execute(db);
  await sql
    .raw(`update sqlite_sequence set seq = (select seq from sqlite_sequence where name = '${table}')
    where name = '${table}_anew' and exists (select 1 from sqlite_sequence where name = '${table}')`)
    .execute(db);
  await sql.raw(`drop table "${table}"`).execute(db);
  await sql.raw(`alter table "${table}_anew" rename to "${table}"`).execute(db);
  for (const row of rows) if (row.type !== "table") await sql.raw(row.sql).execute(db);
}
