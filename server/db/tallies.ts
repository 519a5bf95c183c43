import type { Executor } from "./open.ts";
import type { Tables } from "./tables.ts";

/** Lists that grow for years, each with the column by which it is usually narrowed. */
export const talliedTables = {
  bookings: { word: "status", isKept: true },
  payments: { word: "method", isKept: true },
  package_bookings: { word: "status", isKept: true },
  cab_bookings: { word: "status", isKept: true },
  reviews: { word: "status", isKept: true },
  queries: { word: "answered", isKept: true },
  outbox: { word: "status", isKept: false },
  changes: { word: "kind", isKept: false },
} as const satisfies { [Name in keyof Tables]?: { word: string; isKept: boolean } };

export type TalliedTable = keyof typeof talliedTables;

/** What a record is counted under, as SQL over a row that has the name `row` in a trigger or a query. */
export function tallyKey(table: TalliedTable, row: string): { isDeleted: string; word: string } {
  const { word, isKept } = talliedTables[table];
  return {
    isDeleted: isKept ? `case when ${row}.deleted_at is null then 0 else 1 end` : "0",
    word: `cast(${row}.${word} as text)`,
  };
}

/** How many records there are, exactly, without counting them: triggers keep the sums. */
export async function readTally(
  db: Executor,
  table: TalliedTable,
  filter: { isDeleted: boolean; word?: string | number },
): Promise<number> {
  let query = db
    .selectFrom("tallies")
    .select((make) => make.fn.sum<number | null>("total").as("total"))
    .where("name", "=", table)
    .where("is_deleted", "=", filter.isDeleted ? 1 : 0);
  if (filter.word !== undefined) query = query.where("word", "=", String(filter.word));
  const { total } = await query.executeTakeFirstOrThrow();
  return total ?? 0;
}
