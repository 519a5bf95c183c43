import type { Executor } from "../db/open.ts";

/** The stored value of a published content block; undefined while none is published. */
export async function readStoredBlock(db: Executor, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("content_blocks")
    .select("value")
    .where("name", "=", name)
    .where("language", "=", "en")
    .executeTakeFirst();
  return row?.value;
}
