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

/** The expected counts, counted row by row. */
async function countRows(db: Database, table: string, column: string): Promise<Map<string, number>> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db.executor);
  const groups = Map.groupBy(rows, (row) => `${row["deleted_at"] ? 1 : 0} ${String(row[column])}`);
  return new Map([...groups].map(([group, members]) => [group, members.length]));
}

/** The expected counts of suspicious records that are not deleted, counted row by row. */
async function countApart(db: Database, table: string, column: string): Promise<Map<string, number>> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db.executor);
  const apart = rows.filter((row) => row["suspicious_at"] && !row["deleted_at"]);
  const groups = Map.groupBy(apart, (row) => `0 ${String(row[column])}`);
  return new Map([...groups].map(([group, members]) => [group, members.length]));
}

/** Expects the counter cache to be exact for every table that it counts. */
export async function expectExactCounts(db: Database): Promise<void> {
  for (const [table, column] of Object.entries(countedColumns))
    for (const [name, count] of [
      [table, countRows],
      [`${table} apart`, countApart],
    ] as const)
      expect([name, await cachedCounts(db, name)]).toEqual([name, await count(db, table, column)]);
}
