import { sql } from "kysely";
import { countedColumns } from "../../db/counter-cache.ts";
import type { Executor } from "../../db/open.ts";
import { readTableShapes } from "../../db/table-shapes.ts";

type CachedCount = { name: string; is_deleted: number; word: string; total: number };

/** The rows that the counter cache should have. */
export async function countCached(db: Executor): Promise<CachedCount[]> {
  const shapes = await readTableShapes(db);
  const counted: CachedCount[] = [];
  for (const [table, column] of Object.entries(countedColumns)) {
    const columns = shapes.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
    counted.push(...(await countRows(db, table, column, columns.includes("deleted_at"))));
    if (columns.includes("suspicious_at")) counted.push(...(await countApart(db, table, column)));
  }
  return counted;
}

async function countRows(db: Executor, table: string, column: string, isSoftDeletable: boolean) {
  const isDeleted = isSoftDeletable ? sql`case when deleted_at is null then 0 else 1 end` : sql`0`;
  const { rows } = await sql<CachedCount>`
    select ${sql.lit(table)} as name, ${isDeleted} as is_deleted, cast(${sql.ref(column)} as text) as word,
      count(*) as total
    from ${sql.table(table)} group by 2, 3`.execute(db);
  return rows;
}

/** Counts suspicious records that are not deleted. */
async function countApart(db: Executor, table: string, column: string) {
  const { rows } = await sql<CachedCount>`
    select ${sql.lit(`${table} apart`)} as name, 0 as is_deleted, cast(${sql.ref(column)} as text) as word,
      count(*) as total
    from ${sql.table(table)} where suspicious_at is not null and deleted_at is null group by 3`.execute(db);
  return rows;
}
