import { lockName } from "../../db/locks.ts";
import type { Executor, Transaction } from "../../db/open.ts";

/** What the names of a picture's files are made of. */
export type PictureFiles = Awaited<ReturnType<typeof filesOfPictures>>[number];

const fileColumns = ["hash", "format", "path", "width"] as const;

/** Locks the files of this content until the transaction ends: nobody else can store or remove them. */
export function lockFiles(transaction: Transaction, hash: string): Promise<void> {
  return lockName(transaction, "picture files", Number.parseInt(hash.slice(0, 7), 16));
}

/** Which of the hashes are those of a picture's record, deleted ones included. */
export async function hashesWithRecord(db: Executor, hashes: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom("pictures")
    .select("hash")
    .distinct()
    .where("hash", "in", hashes)
    .execute();
  return new Set(rows.map(({ hash }) => hash));
}

export function filesOfPictures(db: Executor, ids: number[]) {
  return db.selectFrom("pictures").select(fileColumns).where("id", "in", ids).execute();
}

/** Pictures that were deleted before the moment, the longest deleted first. */
export function deletedBefore(db: Executor, moment: string, limit: number) {
  return db
    .selectFrom("pictures")
    .select("id")
    .where("deleted_at", "<", moment)
    .orderBy("deleted_at")
    .limit(limit)
    .execute();
}

/** Deletes a picture's record for good and returns its files; undefined when it was restored meanwhile. */
export function deletePicture(db: Executor, id: number, moment: string): Promise<PictureFiles | undefined> {
  return db
    .deleteFrom("pictures")
    .where("id", "=", id)
    .where("deleted_at", "<", moment)
    .returning(fileColumns)
    .executeTakeFirst();
}
