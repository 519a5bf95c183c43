import { sql } from "kysely";
import type { Engine } from "../../db/engine.ts";
import { lockName } from "../../db/locks.ts";
import type { Executor, Transaction } from "../../db/open.ts";

export type Removal = Awaited<ReturnType<typeof listRemovals>>[number];

/** Lists the files of a picture for removal; call it in the transaction that deletes its record for good. */
export async function noteRemoval(transaction: Transaction, id: number, now: string): Promise<void> {
  await transaction
    .insertInto("picture_removals")
    .columns(["hash", "format", "path", "width", "at"])
    .expression((eb) =>
      eb
        .selectFrom("pictures")
        .select(["hash", "format", "path", "width", sql.val(now).as("at")])
        .where("id", "=", id),
    )
    .onConflict((same) => same.column("hash").doUpdateSet({ at: now }))
    .execute();
}

export function listRemovals(db: Executor) {
  return db.selectFrom("picture_removals").selectAll().orderBy("at").limit(1000).execute();
}

/** Lets nobody else put or remove the files of this content until the transaction ends. */
export function lockFiles(engine: Engine, transaction: Transaction, hash: string): Promise<void> {
  return lockName(engine, transaction, "picture files", Number.parseInt(hash.slice(0, 7), 16));
}

export async function isNamed(db: Executor, hash: string): Promise<boolean> {
  const found = await db.selectFrom("pictures").select("id").where("hash", "=", hash).executeTakeFirst();
  return found !== undefined;
}

export function deleteRemoval(db: Executor, hash: string) {
  return db.deleteFrom("picture_removals").where("hash", "=", hash).execute();
}

/** Pictures that were deleted before the moment, the longest deleted first. */
export function deletedBefore(db: Executor, moment: string, most: number) {
  return db
    .selectFrom("pictures")
    .select("id")
    .where("deleted_at", "<", moment)
    .orderBy("deleted_at")
    .limit(most)
    .execute();
}

/** Deletes a picture's record for good; false when it was restored meanwhile. */
export async function deletePicture(db: Executor, id: number, moment: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("pictures")
    .where("id", "=", id)
    .where("deleted_at", "<", moment)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
