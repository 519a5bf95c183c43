import { sql } from "kysely";
import type { Executor, Transaction } from "../db/open.ts";

export const demoSetting = "demo-content";

/** True for a database that was never given the demo content and has no hotel, deleted ones included. */
export async function isDemoDue(transaction: Transaction): Promise<boolean> {
  const done = await transaction
    .selectFrom("settings")
    .select("value")
    .where("name", "=", demoSetting)
    .executeTakeFirst();
  if (done) return false;
  return (await transaction.selectFrom("hotels").select("id").limit(1).executeTakeFirst()) === undefined;
}

/** True for the database of a company that has entered something of its own and was never given the demo content. */
export async function isBegunWithoutDemo(db: Executor): Promise<boolean> {
  const one = sql<number>`1`.as("one");
  const { isGiven, isBegun } = await db
    .selectNoFrom((where) => [
      where.exists(where.selectFrom("settings").select(one).where("name", "=", demoSetting)).as("isGiven"),
      where
        .or([
          where.exists(where.selectFrom("hotels").select(one)),
          where.exists(where.selectFrom("packages").select(one)),
          where.exists(where.selectFrom("company_sections").select(one)),
          where.exists(where.selectFrom("content_blocks").select(one)),
        ])
        .as("isBegun"),
    ])
    .executeTakeFirstOrThrow();
  return !isGiven && Boolean(isBegun);
}

export function markDemoDone(transaction: Transaction, now: string) {
  return transaction.insertInto("settings").values({ name: demoSetting, value: now }).execute();
}

export const demoPicturesSetting = "demo-pictures";

/** Notes that something is done once in the life of a database. */
export async function markSettingDone(db: Executor, name: string, now: string): Promise<void> {
  await db
    .insertInto("settings")
    .values({ name, value: now })
    .onConflict((same) => same.doNothing())
    .execute();
}
