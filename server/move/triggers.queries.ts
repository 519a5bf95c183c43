import { sql } from "kysely";
import { engineOf } from "../db/dialect.ts";
import type { Transaction } from "../db/open.ts";
import type { TableShape } from "../db/table-shapes.ts";

/** Runs `work` without triggers, because what they would write is copied. */
export async function withoutTriggers(
  db: Transaction,
  shapes: TableShape[],
  work: () => Promise<void>,
): Promise<void> {
  if (engineOf(db) === "postgres") {
    for (const { name } of shapes) await sql`alter table ${sql.table(name)} disable trigger user`.execute(db);
    await work();
    for (const { name } of shapes) await sql`alter table ${sql.table(name)} enable trigger user`.execute(db);
    return;
  }
  const { rows } = await sql<{ name: string; text: string }>`
    select name, sql as text from sqlite_master where type = 'trigger'`.execute(db);
  for (const { name } of rows) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  await work();
  for (const { text } of rows) await sql.raw(text).execute(db);
}
