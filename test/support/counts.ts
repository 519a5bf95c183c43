import { sql } from "kysely";
import { expect } from "vitest";
import { countedColumns } from "#server/db/counter-cache.ts";
import type { Database } from "#server/db/open.ts";

/** The cached counts of a table, by deletion and the value of the counted column. */
export async function cachedCounts(db: Database, table: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ is_deleted: number; word: string; total: number }>`
    select is_deleted, word, total from tallies where name = ${table} and total <> 0`.execute(db.executor);
  return new Map(rows.map((row) => [`${row.is_deleted} ${row.word}`, row.total]));
}

type Row = Record<string, unknown>;

/** The counts that are expected of these rows. */
function countRows(rows: readonly Row[], column: string): Map<string, number> {
  const groups = Map.groupBy(rows, (row) => `${row["deleted_at"] ? 1 : 0} ${String(row[column])}`);
  return new Map([...groups].map(([group, members]) => [group, members.length]));
}

/** Expects the counter cache to be exact for every table that it counts, and for the suspicious records of each. */
export async function expectExactCounts(db: Database): Promise<void> {
  for (const [table, column] of Object.entries(countedColumns)) {
    const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db.executor);
    const apart = rows.filter((row) => row["suspicious_at"] && !row["deleted_at"]);
    for (const [name, counted] of [
      [table, rows],
      [`${table} apart`, apart],
    ] as const)
      expect([name, await cachedCounts(db, name)]).toEqual([name, countRows(counted, column)]);
  }
}
