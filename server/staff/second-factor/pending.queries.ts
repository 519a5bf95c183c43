import type { Insertable } from "kysely";
import type { Executor } from "../../db/open.ts";
import type { Tables } from "../../db/tables.ts";

export async function insertPending(
  db: Executor,
  pending: Insertable<Tables["pending_sign_ins"]>,
): Promise<void> {
  await db.insertInto("pending_sign_ins").values(pending).execute();
}

/** A pending sign-in with its account, unless that is disabled. */
export function readPending(db: Executor, hash: string) {
  return db
    .selectFrom("pending_sign_ins")
    .innerJoin("staff", "staff.id", "pending_sign_ins.staff_id")
    .selectAll("staff")
    .select(["password_mark", "pending_sign_ins.created_at as begun_at"])
    .where("pending_sign_ins.token_hash", "=", hash)
    .where("staff.disabled_at", "is", null)
    .executeTakeFirst();
}

/** False when it was deleted already. */
export async function deletePending(db: Executor, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("pending_sign_ins")
    .where("token_hash", "=", hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deletePendingOf(db: Executor, staffId: number): Promise<void> {
  await db.deleteFrom("pending_sign_ins").where("staff_id", "=", staffId).execute();
}

export async function deletePendingBefore(db: Executor, moment: string): Promise<void> {
  await db.deleteFrom("pending_sign_ins").where("created_at", "<", moment).execute();
}
