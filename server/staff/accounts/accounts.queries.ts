import type { Updateable } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { Executor, Transaction } from "../../db/open.ts";
import { readPage } from "../../db/read-page.ts";
import { lockRows } from "../../db/locks.ts";
import { hasWords } from "../../db/search.ts";
import type { Tables } from "../../db/tables.ts";

function selectAccounts(db: Executor) {
  return db.selectFrom("staff").select((eb) => [
    "staff.id",
    "username",
    "role",
    "disabled_at",
    "staff.created_at",
    eb
      .selectFrom("sessions")
      .select((session) => session.fn.max("last_used_at").as("last"))
      .whereRef("sessions.staff_id", "=", "staff.id")
      .as("last_used_at"),
    eb
      .case()
      .when(
        eb.or([
          eb.exists(
            eb
              .selectFrom("second_factors")
              .select("app_since")
              .whereRef("second_factors.staff_id", "=", "staff.id")
              .where("app_secret", "is not", null),
          ),
          eb.exists(
            eb.selectFrom("passkeys").select("passkeys.id").whereRef("passkeys.staff_id", "=", "staff.id"),
          ),
        ]),
      )
      .then(1)
      .else(0)
      .end()
      .as("has_second_factor"),
  ]);
}

export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export function listAccounts(db: Executor, page: PageRequest) {
  let query = selectAccounts(db);
  if (page.search) query = query.where(hasWords(["username"], page.search));
  return readPage(query, page, { id: "staff.id", orders: {}, isDeletable: false });
}

export function findAccount(db: Executor, id: number) {
  return selectAccounts(db).where("staff.id", "=", id).executeTakeFirst();
}

/** The names of owners who can sign in with a password alone. */
export async function ownersWithoutSecondFactor(db: Executor): Promise<string[]> {
  const owners = await selectAccounts(db)
    .where("role", "=", "owner")
    .where("disabled_at", "is", null)
    .orderBy("username")
    .execute();
  return owners.filter((owner) => owner.has_second_factor === 0).map(({ username }) => username);
}

/** Locks and returns the owners who can sign in, so that two changes at once cannot remove the last two. */
export async function lockOwners(transaction: Transaction): Promise<number[]> {
  const owners = transaction
    .selectFrom("staff")
    .select("staff.id")
    .where("role", "=", "owner")
    .where("disabled_at", "is", null)
    .orderBy("staff.id");
  return (await lockRows(transaction, owners).execute()).map(({ id }) => id);
}

export async function updateAccount(
  db: Executor,
  id: number,
  values: Updateable<Tables["staff"]>,
): Promise<void> {
  await db.updateTable("staff").set(values).where("id", "=", id).execute();
}

export async function readPasswordHash(db: Executor, id: number): Promise<string> {
  const { password_hash } = await db
    .selectFrom("staff")
    .select("password_hash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return password_hash;
}

/** Deletes an account's sessions and known browsers, except the session with `keptHash`. */
export async function endSessionsOf(db: Executor, staffId: number, keptHash = ""): Promise<void> {
  await db
    .deleteFrom("sessions")
    .where("staff_id", "=", staffId)
    .where("token_hash", "<>", keptHash)
    .execute();
}

export async function forgetDevicesOf(db: Executor, staffId: number): Promise<void> {
  await db.deleteFrom("known_devices").where("staff_id", "=", staffId).execute();
}

export function listSessionsOf(db: Executor, staffId: number) {
  return db
    .selectFrom("sessions")
    .selectAll()
    .where("staff_id", "=", staffId)
    .orderBy("last_used_at", "desc")
    .orderBy("created_at", "desc")
    .execute();
}
