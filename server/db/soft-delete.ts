import type { Executor } from "./open.ts";
import type { Tables } from "./tables.ts";
import type { SoftDeletable } from "./tables/records.ts";

/** Tables whose records are deleted softly and can be restored. */
export type SoftDeletableTable = {
  [Name in keyof Tables]: Tables[Name] extends SoftDeletable ? Name : never;
}[keyof Tables];

/** Marks the record as deleted; false when there is none, or it is deleted already. */
export async function softDelete(
  db: Executor,
  table: SoftDeletableTable,
  id: number,
  now: string,
): Promise<boolean> {
  return mark(db, table, id, now, "is");
}

/** Brings a deleted record back; false when there is no deleted one. */
export async function restore(db: Executor, table: SoftDeletableTable, id: number): Promise<boolean> {
  return mark(db, table, id, null, "is not");
}

async function mark(
  db: Executor,
  table: SoftDeletableTable,
  id: number,
  deletedAt: string | null,
  when: "is" | "is not",
) {
  // All kept tables have these columns; Kysely cannot see it through a union of table names.
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set((eb) => ({
      deleted_at: deletedAt,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("deleted_at", when, null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
