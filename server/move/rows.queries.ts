import { type RawBuilder, sql } from "kysely";
import { engineOf } from "../db/dialect.ts";
import type { Transaction } from "../db/open.ts";
import type { ColumnKind, TableShape } from "../db/table-shapes.ts";

/** A row's values as texts, in the order of the table's columns: numbers in full, bytes in hexadecimal. */
export type Row = (string | null)[];

const atOnce = 1000;

/** All rows of a table, in batches, in the order of its key. */
export async function* readRows(db: Transaction, { name, columns, key }: TableShape): AsyncGenerator<Row[]> {
  if (key.length === 0) throw new Error(`The table ${name} has no primary key`);
  const texts = columns.map(
    (column, index) => sql`${asText(db, column.name, column.kind)} as ${sql.ref(`c${index}`)}`,
  );
  const places = key.map((name) => columns.findIndex((column) => column.name === name));
  const keys = sql.join(key.map((name) => sql.ref(name)));
  let last: Row | undefined;
  do {
    const values = places.map((place) => fromText(db, sql`${last?.[place]}`, columns[place]?.kind ?? "text"));
    const { rows } = await sql<Record<string, string | null>>`
      select ${sql.join(texts)} from ${sql.table(name)}
      where ${last ? sql`(${keys}) > (${sql.join(values)})` : sql`1 = 1`} order by ${keys} limit ${atOnce}`.execute(
      db,
    );
    const batch = rows.map((row) =>
      columns.map(({ kind }, index) => canonical(kind, row[`c${index}`] ?? null)),
    );
    if (batch.length > 0) yield batch;
    last = batch.length === atOnce ? batch.at(-1) : undefined;
  } while (last);
}

/** Inserts rows as `readRows` gives them. */
export async function insertRows(db: Transaction, { name, columns }: TableShape, rows: Row[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(columns.map(({ kind }, index) => fromText(db, fieldOf(db, index), kind)));
  await sql`
    insert into ${sql.table(name)} (${names}) select ${values} from ${listOf(db, JSON.stringify(rows))}`.execute(
    db,
  );
}

export async function deleteRows(db: Transaction, { name }: TableShape): Promise<void> {
  await sql`delete from ${sql.table(name)}`.execute(db);
}

/** The engines write fractions in different ways. */
function canonical(kind: ColumnKind, text: string | null): string | null {
  return kind === "real" && text !== null ? String(Number(text)) : text;
}

function asText(db: Transaction, column: string, kind: ColumnKind): RawBuilder<unknown> {
  const value = sql.ref(column);
  if (kind === "text") return value;
  if (kind !== "bytes") return sql`cast(${value} as text)`;
  return engineOf(db) === "postgres"
    ? sql`encode(${value}, 'hex')`
    : sql`case when ${value} is not null then lower(hex(${value})) end`;
}

function fromText(db: Transaction, value: RawBuilder<unknown>, kind: ColumnKind): RawBuilder<unknown> {
  if (kind === "text") return sql`cast(${value} as text)`;
  if (kind === "whole") return sql`cast(${value} as bigint)`;
  if (kind === "real") return sql`cast(${value} as double precision)`;
  return engineOf(db) === "postgres" ? sql`decode(${value}, 'hex')` : sql`unhex(${value})`;
}

/** Rows of a JSON text: one parameter for any number of rows. */
function listOf(db: Transaction, rows: string): RawBuilder<unknown> {
  return engineOf(db) === "postgres"
    ? sql`jsonb_array_elements(cast(${rows} as text)::jsonb) as list (value)`
    : sql`json_each(${rows})`;
}

function fieldOf(db: Transaction, index: number): RawBuilder<unknown> {
  return engineOf(db) === "postgres"
    ? sql`(value ->> ${sql.lit(index)}::int)`
    : sql`json_extract(value, ${sql.lit(`$[${index}]`)})`;
}
