import { type ColumnMetadata, sql } from "kysely";
import type { Database } from "#server/db/open.ts";

type Row = Record<string, unknown>;

/** Tables that others refer to, in order of insertion; the rest follows in any order. */
const parents = [
  "places",
  "hotels",
  "room_types",
  "facilities",
  "rooms",
  "packages",
  "staff",
  "package_bookings",
  "bookings",
  "papers",
  "cab_rates",
  "cab_bookings",
  "portal_calendars",
  "room_blocks",
  "imports",
  "payment_links",
];

/** True for the list of migrations and for tables that triggers write. */
const isFilledByItself = (table: string) =>
  /^(migrations|tallies|owed_sums|sold_months|sold_by_all|stay_dates|day_takings|free_units|content_version)$|_words(_|$)/.test(
    table,
  );

/** The record tables of this schema, referenced ones first. */
async function tablesOf(db: Database) {
  const tables = (await db.executor.introspection.getTables()).filter(({ name }) => !isFilledByItself(name));
  const place = ({ name }: { name: string }) =>
    parents.includes(name) ? parents.indexOf(name) : parents.length;
  return tables.sort((a, b) => place(a) - place(b));
}

/** Inserts three rows into each table of a schema of any version; the third is soft-deleted if the table supports it. */
export async function fillTables(db: Database): Promise<void> {
  const tables = await tablesOf(db);
  await db.executor.transaction().execute(async (transaction) => {
    for (const { name, columns } of tables) {
      const filled = columns.filter((column) => !column.isAutoIncrementing && !column.hasDefaultValue);
      const names = filled.map((column) => sql.ref(column.name));
      for (const n of [1, 2, 3]) {
        const values = filled.map((column) => valueOf(column, n, columns));
        await sql`
          insert into ${sql.table(name)} (${sql.join(names)}) values (${sql.join(values)})`.execute(
          transaction,
        );
      }
    }
  });
}

/** All rows of all tables of records. */
export async function readTables(db: Database): Promise<Map<string, Row[]>> {
  const read = new Map<string, Row[]>();
  for (const { name } of await tablesOf(db))
    read.set(name, (await sql<Row>`select * from ${sql.table(name)}`.execute(db.executor)).rows);
  return read;
}

/** In the n-th row, numbers are n (also a valid foreign key), and texts contain the column's name and n. */
function valueOf({ name, dataType }: ColumnMetadata, n: number, columns: ColumnMetadata[]): unknown {
  const hasBlocks = columns.some((column) => column.name === "block_id");
  if (name === "deleted_at") return n === 3 ? `2030-06-03T06:30:00Z` : null;
  if (name === "status") return ["Pending", "Accepted", "Rejected"][n - 1];
  if (name === "answered") return n % 2;
  // A night is held by a stay or by a block.
  if (name === "booking_id" && hasBlocks) return n === 3 ? null : n;
  if (name === "block_id") return n === 3 ? n : null;
  if (/(_at|_since)$/.test(name)) return `2030-06-0${n}T06:30:00Z`;
  if (/^(arrival|departure|night|first_night|free_from|journey_date|paid_on)$/.test(name))
    return `2030-07-0${n}`;
  if (/^(features|highlights|plan|fields|transports)$/.test(name)) return "[]";
  return /int/i.test(dataType) ? n : `${name}-${n}`;
}
