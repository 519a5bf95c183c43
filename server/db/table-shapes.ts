import { sql } from "kysely";
import { engineOf } from "./dialect.ts";
import type { Executor } from "./open.ts";

/** What a column's values are; `whole` are integers of any size. */
export type ColumnKind = "text" | "whole" | "real" | "bytes";

export type TableShape = {
  name: string;
  /** The stored columns, without generated ones, by name. */
  columns: { name: string; kind: ColumnKind }[];
  /** Columns of the primary key, in its order. */
  key: string[];
  references: { column: string; table: string; to: string }[];
};

type Column = { table: string; name: string; type: string; place: number };
type Reference = { from: string; column: string; table: string; to: string };

/** All tables of the database, referenced ones first; without search indexes. */
export async function readTableShapes(db: Executor): Promise<TableShape[]> {
  const isServer = engineOf(db) === "postgres";
  const columns = await (isServer ? serverColumns : fileColumns).execute(db);
  const references = await (isServer ? serverReferences : fileReferences).execute(db);
  const shapes = [...Map.groupBy(columns.rows, ({ table }) => table)].map(([name, ownColumns]) => ({
    name,
    columns: ownColumns.map((column) => ({ name: column.name, kind: kindOf(column.type) })),
    key: ownColumns
      .filter(({ place }) => place > 0)
      .toSorted((a, b) => a.place - b.place)
      .map((one) => one.name),
    references: references.rows
      .filter(({ from }) => from === name)
      .map(({ column, table, to }) => ({ column, table, to })),
  }));
  return inOrder(shapes);
}

function kindOf(type: string): ColumnKind {
  if (/int/i.test(type)) return "whole";
  if (/char|text/i.test(type)) return "text";
  return /blob|bytea/i.test(type) ? "bytes" : "real";
}

/** Referenced tables before those that refer to them. Throws when tables refer to each other in a circle. */
function inOrder(shapes: TableShape[]): TableShape[] {
  const placed: TableShape[] = [];
  const waiting = shapes.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  while (waiting.length > 0) {
    const next = waiting.findIndex(({ name, references }) =>
      references.every(({ table }) => table === name || placed.some((one) => one.name === table)),
    );
    if (next < 0)
      throw new Error(`Tables refer to each other: ${waiting.map(({ name }) => name).join(", ")}`);
    placed.push(...waiting.splice(next, 1));
  }
  return placed;
}

const fileColumns = sql<Column>`
  select tables.name as "table", columns.name as name, columns.type as type, columns.pk as place
  from pragma_table_list as tables, pragma_table_xinfo(tables.name) as columns
  where tables.schema = 'main' and tables.type = 'table' and tables.name not like 'sqlite%' and columns.hidden = 0
  order by tables.name, columns.name`;

const fileReferences = sql<Reference>`
  select tables.name as "from", keys."from" as "column", keys."table" as "table", keys."to" as "to"
  from pragma_table_list as tables, pragma_foreign_key_list(tables.name) as keys
  where tables.schema = 'main' and tables.type = 'table'`;

const serverColumns = sql<Column>`
  select tables.relname as "table", columns.attname as name, format_type(columns.atttypid, null) as type,
    coalesce(array_position(keys.conkey, columns.attnum), 0) as place
  from pg_class as tables
  join pg_attribute as columns on columns.attrelid = tables.oid
  left join pg_constraint as keys on keys.conrelid = tables.oid and keys.contype = 'p'
  where tables.relnamespace = current_schema()::regnamespace and tables.relkind = 'r'
    and columns.attnum > 0 and not columns.attisdropped and columns.attgenerated = ''
  order by tables.relname collate "C", columns.attname collate "C"`;

const serverReferences = sql<Reference>`
  select tables.relname as "from", source.attname as "column", targets.relname as "table", target.attname as "to"
  from pg_constraint as keys
  join pg_class as tables on tables.oid = keys.conrelid
  join pg_class as targets on targets.oid = keys.confrelid
  join pg_attribute as source on source.attrelid = tables.oid and source.attnum = keys.conkey[1]
  join pg_attribute as target on target.attrelid = targets.oid and target.attnum = keys.confkey[1]
  where keys.contype = 'f' and tables.relnamespace = current_schema()::regnamespace`;
