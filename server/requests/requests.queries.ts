import type { RequestKind } from "#contract/dashboard.ts";
import type { Executor } from "../db/open.ts";

/** The table of each kind of request. */
export const requestTables = {
  bookings: "bookings",
  packageBookings: "package_bookings",
  cabBookings: "cab_bookings",
  reviews: "reviews",
  queries: "queries",
} as const satisfies Record<RequestKind, string>;

/** Takes a request out of those kept apart; false when it is not among them. */
export async function clearSuspicion(db: Executor, kind: RequestKind, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(requestTables[kind])
    .set((eb) => ({ suspicious_at: null, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("suspicious_at", "is not", null)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
