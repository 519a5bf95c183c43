import type { RequestTable } from "../db/kept-apart.ts";
import type { Executor } from "../db/open.ts";

/** Takes a request off the list of suspicious ones; false when it is not on it. */
export async function clearSuspicion(db: Executor, table: RequestTable, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set((eb) => ({ suspicious_at: null, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("suspicious_at", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
