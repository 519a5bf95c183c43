import type { Executor } from "./open.ts";
import { readTally, talliedTables } from "./tallies.ts";

/** What visitors send; each has `suspicious_at`. */
type RequestTable = "bookings" | "package_bookings" | "cab_bookings" | "reviews" | "queries";

type Filter = { isDeleted: boolean; isSuspicious: boolean; word?: string | number };

/**
 * How many records a list has whose suspicious ones are kept apart, without counting the long rest: what the triggers
 * keep less the few that are apart. Deleted ones are in one list.
 */
export async function readListTally(db: Executor, table: RequestTable, filter: Filter): Promise<number> {
  const { isSuspicious, ...tally } = filter;
  if (tally.isDeleted) return readTally(db, table, tally);
  const apart = await countSuspicious(db, table, tally.word);
  return isSuspicious ? apart : (await readTally(db, table, tally)) - apart;
}

async function countSuspicious(db: Executor, table: RequestTable, word?: string | number): Promise<number> {
  // All these tables have the columns used here; Kysely cannot see it through a union of table names.
  let query = db
    .selectFrom(table as "bookings")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("suspicious_at", "is not", null)
    .where("deleted_at", "is", null);
  if (word !== undefined) query = query.where(talliedTables[table].word as "status", "=", word as string);
  return (await query.executeTakeFirstOrThrow()).total;
}
