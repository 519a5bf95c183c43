import { sql } from "kysely";
import { countedColumns, readCount } from "./counter-cache.ts";
import type { Executor } from "./open.ts";

/** What visitors send; each has `suspicious_at`. */
type RequestTable = "bookings" | "package_bookings" | "cab_bookings" | "reviews" | "queries";

type Filter = { isDeleted: boolean; isSuspicious: boolean; value?: string | number };

/**
 * Returns the number of records in a list without its suspicious ones: the counter cache less the few suspicious, which
 * are counted. The list of deleted records holds both.
 */
export async function readListCount(db: Executor, table: RequestTable, filter: Filter): Promise<number> {
  const { isSuspicious, ...counted } = filter;
  if (counted.isDeleted) return readCount(db, table, counted);
  const apart = await countSuspicious(db, table, counted.value);
  return isSuspicious ? apart : (await readCount(db, table, counted)) - apart;
}

async function countSuspicious(db: Executor, table: RequestTable, value?: string | number): Promise<number> {
  let query = db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("suspicious_at", "is not", null)
    .where("deleted_at", "is", null);
  if (value !== undefined) query = query.where(sql.ref(countedColumns[table]), "=", value);
  return (await query.executeTakeFirstOrThrow()).total;
}
