import { lockRows } from "../../db/locks.ts";
import type { Executor, Transaction } from "../../db/open.ts";
import { insertRows, type Outcome } from "../imports.queries.ts";

/** The numbers of those of the rows that hold a text still, and not that of somebody who was erased meanwhile. */
export async function lockedAmong(
  transaction: Transaction,
  id: number,
  rows: readonly { row: number }[],
): Promise<Set<number>> {
  const numbers = rows.map(({ row }) => row);
  const named = transaction
    .selectFrom("import_rows")
    .where("import_id", "=", id)
    .where("row_number", "in", numbers);
  await lockRows(transaction, named.select("id").orderBy("id")).execute();
  const there = await named.select("row_number").where("cells", "<>", "").execute();
  return new Set(there.map(({ row_number }) => row_number));
}

/** Replaces these rows of the import. */
export async function replaceSome(
  transaction: Transaction,
  id: number,
  rows: readonly Outcome[],
): Promise<void> {
  if (rows.length === 0) return;
  const numbers = rows.map(({ row }) => row);
  await transaction
    .deleteFrom("import_rows")
    .where("import_id", "=", id)
    .where("row_number", "in", numbers)
    .execute();
  await insertRows(transaction, id, rows);
}

/** Deletes rows that were erased. */
export async function deleteErasedRows(db: Executor, id: number): Promise<void> {
  await db.deleteFrom("import_rows").where("import_id", "=", id).where("cells", "=", "").execute();
}
