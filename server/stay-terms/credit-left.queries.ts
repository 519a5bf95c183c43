import type { Executor } from "../db/open.ts";

/** What is left of a stay's money that was kept for a later one, in paise. */
export async function creditLeft(db: Executor, bookingId: number): Promise<number> {
  const { paise } = await db
    .selectFrom("payments")
    .select((eb) => eb.fn.sum<number | null>("paise").as("paise"))
    .where("credit_of", "=", bookingId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  // A minus before a sum of nothing would make `₹-0` of it.
  return 0 - (paise ?? 0);
}
