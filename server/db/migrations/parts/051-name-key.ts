import { type RawBuilder, sql } from "kysely";
import type { Engine, MigrationTransaction } from "../../engine.ts";

/** The type of texts that are sorted by their code points, whatever language the database is set to. */
export function sortKeyType(engine: Engine): RawBuilder<unknown> {
  return engine === "sqlite" ? sql`text` : sql`text collate "C"`;
}

/** Adds `name_key`, which the database makes from a text: small letters are sorted with capitals, on both engines alike. */
export async function addNameKey(
  db: MigrationTransaction,
  engine: Engine,
  table: string,
  of: string,
): Promise<void> {
  const generated =
    engine === "sqlite"
      ? sql`generated always as (lower(${sql.ref(of)})) virtual`
      : sql`generated always as (lower(${sql.ref(of)} collate "C")) stored`;
  await sql`alter table ${sql.table(table)} add column name_key ${sortKeyType(engine)} ${generated}`.execute(
    db,
  );
}
