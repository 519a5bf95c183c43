import { sql } from "kysely";
import { engineOf } from "../db/dialect.ts";
import type { Transaction } from "../db/open.ts";
import type { TableShape } from "../db/table-shapes.ts";

/** The last id that a table has assigned, also to deleted rows; undefined for a table without such ids. */
export async function lastIdGiven(db: Transaction, shape: TableShape): Promise<number | undefined> {
  if (engineOf(db) === "sqlite") {
    if (!(await isCounted(db, shape.name))) return undefined;
    const { rows } = await sql<{
      seq: number;
    }>`select seq from sqlite_sequence where name = ${shape.name}`.execute(db);
    return rows[0]?.seq ?? 0;
  }
  const sequence = await sequenceOf(db, shape);
  if (!sequence) return undefined;
  const { rows } = await sql<{ last: number }>`
    select case when is_called then last_value else last_value - 1 end as last from ${sql.raw(sequence)}`.execute(
    db,
  );
  return rows[0]?.last ?? 0;
}

/** Makes the next id of the table the one after `last`. */
export async function setLastIdGiven(db: Transaction, shape: TableShape, last: number): Promise<void> {
  if (engineOf(db) === "sqlite") {
    await sql`delete from sqlite_sequence where name = ${shape.name}`.execute(db);
    await sql`insert into sqlite_sequence (name, seq) values (${shape.name}, ${last})`.execute(db);
    return;
  }
  const sequence = await sequenceOf(db, shape);
  if (sequence) await sql`select setval(${sequence}, ${Math.max(1, last)}, ${last > 0})`.execute(db);
}

async function isCounted(db: Transaction, table: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sqlite_master where type = 'table' and name = ${table} and lower(sql) like '%autoincrement%'`.execute(
    db,
  );
  return rows.length > 0;
}

/** Only for a table whose key is an id alone, whatever its name. */
async function sequenceOf(db: Transaction, { name, key }: TableShape): Promise<string | undefined> {
  const [id] = key;
  if (id === undefined || key.length > 1) return undefined;
  const { rows } = await sql<{ sequence: string | null }>`
    select pg_get_serial_sequence(quote_ident(${name}), ${id}) as sequence`.execute(db);
  return rows[0]?.sequence ?? undefined;
}
