import type { Executor } from "../../db/open.ts";

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
