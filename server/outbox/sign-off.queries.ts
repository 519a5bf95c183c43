import type { Executor } from "../db/open.ts";

/** What is published of a block of the public pages, as it is stored; undefined while nothing is. */
export async function readStoredBlock(db: Executor, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("content_blocks")
    .select("value")
    .where("name", "=", name)
    .where("language", "=", "en")
    .executeTakeFirst();
  return row?.value;
}
