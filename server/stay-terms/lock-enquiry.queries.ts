import { lockRows } from "../db/locks.ts";
import type { Transaction } from "../db/open.ts";

/** Locks an enquiry against changes until the transaction ends; undefined when it was deleted or erased. */
export async function lockEnquiry(transaction: Transaction, id: number) {
  const ids = transaction.selectFrom("package_bookings").select("id").where("id", "=", id);
  await lockRows(transaction, ids, "shared").execute();
  return transaction
    .selectFrom("package_bookings")
    .select("status")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .where("erased_at", "is", null)
    .executeTakeFirst();
}
