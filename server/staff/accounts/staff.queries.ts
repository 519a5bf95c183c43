import type { Insertable } from "kysely";
import { lockRows } from "../../db/locks.ts";
import type { Executor, Transaction } from "../../db/open.ts";
import type { Tables } from "../../db/tables.ts";
import type { PasswordState } from "../../db/tables/staff.ts";

export function findStaffByName(db: Executor, username: string) {
  return db.selectFrom("staff").selectAll().where("username", "=", username.toLowerCase()).executeTakeFirst();
}

export async function countStaff(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom("staff")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds an account; false when its username is taken. */
export async function insertStaff(db: Executor, staff: Insertable<Tables["staff"]>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("staff")
    .values({ ...staff, username: staff.username.toLowerCase() })
    .onConflict((conflict) => conflict.column("username").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
}

/** Replaces the password hash that was read; false when the password was changed meanwhile. */
export async function replacePasswordHash(
  db: Executor,
  id: number,
  read: string,
  values: { password_hash: string; password_state?: PasswordState },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff")
    .set(values)
    .where("id", "=", id)
    .where("password_hash", "=", read)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Keeps an account as it is until the transaction ends. False when it was disabled, or no longer has the password hash
 * that was read.
 */
export async function lockSignIn(
  transaction: Transaction,
  read: { id: number; password_hash: string },
): Promise<boolean> {
  const account = transaction
    .selectFrom("staff")
    .select("staff.id")
    .where("id", "=", read.id)
    .where("password_hash", "=", read.password_hash)
    .where("disabled_at", "is", null);
  return (await lockRows(transaction, account, "shared").execute()).length > 0;
}

export function insertSession(db: Executor, session: Insertable<Tables["sessions"]>) {
  return db.insertInto("sessions").values(session).execute();
}

export function readSession(db: Executor, hash: string) {
  return db
    .selectFrom("sessions")
    .innerJoin("staff", "staff.id", "sessions.staff_id")
    .select(["staff.id", "staff.username", "staff.role", "staff.password_state"])
    .select(["sessions.created_at", "sessions.last_used_at", "sessions.confirmed_at"])
    .where("sessions.token_hash", "=", hash)
    .where("staff.disabled_at", "is", null)
    .executeTakeFirst();
}

export function touchSession(db: Executor, hash: string, last_used_at: string, address: string) {
  return db.updateTable("sessions").set({ last_used_at, address }).where("token_hash", "=", hash).execute();
}

export function deleteSession(db: Executor, hash: string) {
  return db.deleteFrom("sessions").where("token_hash", "=", hash).execute();
}

/** Deletes sessions last used before `usedBefore` or begun before `begunBefore`. */
export function deleteEndedSessions(db: Executor, usedBefore: string, begunBefore: string) {
  return db
    .deleteFrom("sessions")
    .where((where) =>
      where.or([where("last_used_at", "<", usedBefore), where("created_at", "<", begunBefore)]),
    )
    .execute();
}

/**
 * Replaces a session's token and stores when its password was last typed; the old token is no longer valid. False when
 * the session ended, or was renewed, meanwhile.
 */
export async function renewSession(
  db: Executor,
  hash: string,
  renewed: { token_hash: string; confirmed_at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("sessions")
    .set(renewed)
    .where("token_hash", "=", hash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
