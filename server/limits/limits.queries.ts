import { sql } from "kysely";
import type { Executor } from "../db/open.ts";

/** `most` acts of one key in a window of `seconds`, which begins with the first. */
export type Allowance = { key: string; most: number; seconds: number };

/**
 * Counts one act for each allowance, in one statement, and returns the counts: above `most` the act is refused. A count
 * stops at `most` + 1, so that an act given back allows another. A window never ends later than its own length from
 * now, so a clock that was ahead for a while locks nobody out for longer.
 */
export function takeAll(db: Executor, allowances: readonly Allowance[], now: Date) {
  const moment = now.toISOString();
  const isOver = sql<boolean>`limits.ends_at <= ${moment}`;
  // Keys are locked in one order, so that concurrent statements cannot deadlock.
  const rows = allowances.toSorted((one, other) => (one.key < other.key ? -1 : 1));
  return db
    .insertInto("limits")
    .values(
      rows.map(({ key, most, seconds }) => ({
        key,
        ends_at: new Date(now.getTime() + seconds * 1000).toISOString(),
        taken: 1,
        most,
      })),
    )
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet({
        taken: sql`case when ${isOver} then 1 when limits.taken > excluded.most then limits.taken else limits.taken + 1 end`,
        ends_at: sql`case when ${isOver} or limits.ends_at > excluded.ends_at then excluded.ends_at else limits.ends_at end`,
        most: sql`excluded.most`,
      }),
    )
    .returning(["key", "taken", "ends_at"])
    .execute();
}

/** Takes one act off each key's count, key by key, so that concurrent calls cannot deadlock. */
export async function returnAll(db: Executor, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await db
      .updateTable("limits")
      .set((eb) => ({ taken: eb("taken", "-", 1) }))
      .where("key", "=", key)
      .where("taken", ">", 0)
      .execute();
  }
}

/** Deletes windows that ended before the moment. */
export function deleteLimitsEndedBefore(db: Executor, moment: string) {
  return db.deleteFrom("limits").where("ends_at", "<=", moment).execute();
}
