import type { Executor } from "../db/open.ts";

/** How many unused logos are stored, in case an owner wants one back. */
const former = 20;

/** Stores a logo under its content's name, and deletes the oldest ones but the one that is `shown`. */
export async function storeLogo(
  db: Executor,
  logo: { name: string; bytes: string; created_at: string },
  shown: string,
): Promise<void> {
  await db
    .insertInto("brand_logos")
    .values(logo)
    .onConflict((same) => same.column("name").doUpdateSet({ created_at: logo.created_at }))
    .execute();
  const newest = db
    .selectFrom("brand_logos")
    .select("name")
    .orderBy("created_at", "desc")
    .orderBy("name")
    .limit(former);
  await db
    .deleteFrom("brand_logos")
    .where("name", "not in", newest)
    .where("name", "not in", [shown, logo.name])
    .execute();
}
