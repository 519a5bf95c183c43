import { sql } from "kysely";
import type { Executor } from "#server/db/open.ts";
import { readList } from "#server/db/read-list.ts";
import type { IndexedTable } from "#server/db/search-index.ts";

/**
 * Ids of the first hundred records of a table that match the search, as lists search, or only of the deleted ones; oldest
 * first.
 */
export async function findByWords(
  db: Executor,
  table: IndexedTable,
  search: string,
  isDeleted = false,
): Promise<number[]> {
  const page = { page: 1, limit: 100, orderBy: "id", direction: "asc", isDeleted, search } as const;
  const { records } = await readList(db, page, {
    table,
    orders: {},
    where: isDeleted ? [sql`deleted_at is not null`] : [],
    rows: async (isOnPage) =>
      (await sql<{ id: number }>`select id from ${sql.table(table)} where ${isOnPage}`.execute(db)).rows,
  });
  return records.map(({ id }) => id);
}
