import type { Transaction } from "../db/open.ts";

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

export function markDemoDone(transaction: Transaction, now: string) {
  return transaction.insertInto("settings").values({ name: demoSetting, value: now }).execute();
}
