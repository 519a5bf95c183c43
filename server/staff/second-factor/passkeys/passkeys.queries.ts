import type { Insertable, Selectable } from "kysely";
import type { Executor } from "../../../db/open.ts";
import type { Tables } from "../../../db/tables.ts";

export type PasskeyRow = Selectable<Tables["passkeys"]>;

export function listPasskeys(db: Executor, staffId: number) {
  return db.selectFrom("passkeys").selectAll().where("staff_id", "=", staffId).orderBy("id").execute();
}

export async function insertPasskey(db: Executor, passkey: Insertable<Tables["passkeys"]>): Promise<number> {
  const { id } = await db.insertInto("passkeys").values(passkey).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function isCredentialKnown(db: Executor, credentialId: string): Promise<boolean> {
  const query = db.selectFrom("passkeys").select("id").where("credential_id", "=", credentialId);
  return (await query.executeTakeFirst()) !== undefined;
}

/** False when the account has no such passkey. */
export async function deletePasskey(db: Executor, staffId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkeys")
    .where("staff_id", "=", staffId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A passkey with the account that it signs in, unless that is disabled. */
export function findPasskey(db: Executor, credentialId: string) {
  return db
    .selectFrom("passkeys")
    .innerJoin("staff", "staff.id", "passkeys.staff_id")
    .innerJoin("second_factors", "second_factors.staff_id", "passkeys.staff_id")
    .selectAll("passkeys")
    .select(["staff.username", "staff.role", "staff.password_state", "staff.password_hash"])
    .select("second_factors.user_handle")
    .where("credential_id", "=", credentialId)
    .where("staff.disabled_at", "is", null)
    .executeTakeFirst();
}

/** Stores a use. False when the passkey was removed, or its counter changed meanwhile. */
export async function notePasskeyUse(
  db: Executor,
  before: { id: number; counter: number },
  use: { counter: number; is_backed_up: number; last_used_at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set(use)
    .where("id", "=", before.id)
    .where("counter", "=", before.counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function hasAnyPasskey(db: Executor): Promise<boolean> {
  return (await db.selectFrom("passkeys").select("id").limit(1).executeTakeFirst()) !== undefined;
}

export async function insertChallenge(
  db: Executor,
  challenge: Insertable<Tables["passkey_challenges"]>,
): Promise<void> {
  await db.insertInto("passkey_challenges").values(challenge).execute();
}

/** Deletes and returns the challenge, so that it can be used only once. */
export function takeChallengeRow(db: Executor, hash: string) {
  return db
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", hash)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteChallengesBefore(db: Executor, moment: string): Promise<void> {
  await db.deleteFrom("passkey_challenges").where("created_at", "<", moment).execute();
}

export async function deletePasskeysOf(db: Executor, staffId: number): Promise<void> {
  await db.deleteFrom("passkeys").where("staff_id", "=", staffId).execute();
}
