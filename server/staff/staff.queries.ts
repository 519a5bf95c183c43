import type { Insertable } from "kysely";
import type { Executor } from "../db/open.ts";
import type { Tables } from "../db/tables.ts";

export function findStaffByName(db: Executor, username: string) {
  return db.selectFrom("staff").selectAll().where("username", "=", username.toLowerCase()).executeTakeFirst();
}

export async function countStaff(db: Executor): Promise<number> {
  const { count } = await db
    .selectFrom("staff")
    .select((make) => make.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

export function insertStaff(
  db: Executor,
  staff: { username: string; password_hash: string; role: string; created_at: string },
) {
  return db
    .insertInto("staff")
    .values({ ...staff, username: staff.username.toLowerCase() })
    .onConflict((conflict) => conflict.column("username").doNothing())
    .execute();
}

export function insertSession(db: Executor, session: Insertable<Tables["sessions"]>) {
  return db.insertInto("sessions").values(session).execute();
}

export function readSession(db: Executor, hash: string) {
  return db
    .selectFrom("sessions")
    .innerJoin("staff", "staff.id", "sessions.staff_id")
    .select(["staff.id", "staff.username", "staff.role", "sessions.last_used_at"])
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

export function deleteSessionsUnusedSince(db: Executor, moment: string) {
  return db.deleteFrom("sessions").where("last_used_at", "<", moment).execute();
}

export function insertDevice(
  db: Executor,
  device: { token_hash: string; staff_id: number; created_at: string },
) {
  return db.insertInto("known_devices").values(device).execute();
}

export function readDevice(db: Executor, hash: string, staffId: number) {
  return db
    .selectFrom("known_devices")
    .select("token_hash")
    .where("token_hash", "=", hash)
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
}

/** When the session began; undefined when there is none. */
export async function readSessionBegun(db: Executor, hash: string): Promise<string | undefined> {
  const session = await db
    .selectFrom("sessions")
    .select("created_at")
    .where("token_hash", "=", hash)
    .executeTakeFirst();
  return session?.created_at;
}
