import { sql } from "kysely";
import type { Executor } from "./open.ts";
import type { Tables } from "./tables.ts";

/** Lists that grow for years, each with the column whose values are counted. */
export const countedColumns = {
  bookings: "status",
  payments: "method",
  package_bookings: "status",
  cab_bookings: "status",
  reviews: "status",
  queries: "answered",
  outbox: "status",
  changes: "kind",
} as const satisfies { [Name in keyof Tables]?: keyof Tables[Name] };

export type CountedTable = keyof typeof countedColumns;

export function isCounted(table: string): table is CountedTable {
  return Object.hasOwn(countedColumns, table);
}

/**
 * Returns the exact number of records, in all or with one value of the table's counted column, from the counter cache
 * that triggers keep (`migrations/parts/030-counter-cache.ts`).
 */
export async function readCount(
  db: Executor,
  table: CountedTable,
  filter: { isDeleted: boolean; value?: string | number },
): Promise<number> {
  return readTallies(db, table, filter);
}

/** The number of suspicious records that are not deleted, from `migrations/parts/080-counts-apart.ts`. */
export async function readCountApart(
  db: Executor,
  table: CountedTable,
  value?: string | number,
): Promise<number> {
  return readTallies(db, `${table} apart`, { isDeleted: false, value });
}

async function readTallies(
  db: Executor,
  name: string,
  { isDeleted, value }: { isDeleted: boolean; value?: string | number },
): Promise<number> {
  const isOfValue = value === undefined ? sql`` : sql` and word = ${String(value)}`;
  const { rows } = await sql<{ total: number | null }>`select sum(total) as total from tallies
    where name = ${name} and is_deleted = ${isDeleted ? 1 : 0}${isOfValue}`.execute(db);
  return rows[0]?.total ?? 0;
}
