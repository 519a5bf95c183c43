import type { Insertable, Updateable } from "kysely";
import { AppError } from "../errors.ts";
import type { Executor } from "./open.ts";
import { type SoftDeletableTable, restore, softDelete } from "./soft-delete.ts";
import type { Tables } from "./tables.ts";

// All kept tables have the columns used here; Kysely cannot see it through a union of table names.

/** Stores a record and answers its id. */
export async function insertRecord<Name extends SoftDeletableTable>(
  db: Executor,
  table: Name,
  values: Insertable<Tables[Name]>,
): Promise<number> {
  const { id } = await db.insertInto(table).values(values).returning("id").executeTakeFirstOrThrow();
  return id;
}

/**
 * Changes a record that is not deleted. Throws `not_found` when there is none, and `changed_meanwhile` when it is no
 * longer in the version the change was made from.
 */
export async function changeRecord<Name extends SoftDeletableTable>(
  db: Executor,
  table: Name,
  record: { id: number; version?: number },
  values: Updateable<Tables[Name]>,
): Promise<void> {
  let query = db
    .updateTable<SoftDeletableTable>(table)
    .set((eb) => ({ ...values, version: eb("version", "+", 1) }))
    .where("id", "=", record.id)
    .where("deleted_at", "is", null);
  if (record.version !== undefined) query = query.where("version", "=", record.version);
  const { numUpdatedRows } = await query.executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  throw new AppError((await isThere(db, table, record.id)) ? "changed_meanwhile" : "not_found");
}

/** Deletes a record softly. Throws `not_found` when there is none, or it is deleted already. */
export async function deleteRecord(
  db: Executor,
  table: SoftDeletableTable,
  id: number,
  now: string,
): Promise<void> {
  if (!(await softDelete(db, table, id, now))) throw new AppError("not_found");
}

/** Brings a deleted record back. Throws `not_found` when there is no deleted one. */
export async function restoreRecord(db: Executor, table: SoftDeletableTable, id: number): Promise<void> {
  if (!(await restore(db, table, id))) throw new AppError("not_found");
}

async function isThere(db: Executor, table: SoftDeletableTable, id: number): Promise<boolean> {
  const found = await db
    .selectFrom(table)
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}
