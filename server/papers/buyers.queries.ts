import type { Executor } from "../db/open.ts";
import { type PaidFor, paidKeys } from "../paid-for.ts";

export function findBuyer(db: Executor, { table, id }: PaidFor) {
  return db
    .selectFrom("invoice_buyers")
    .select(["buyer_name", "buyer_address", "buyer_gstin"])
    .where(paidKeys[table], "=", id)
    .executeTakeFirst();
}

export type BuyerRow = NonNullable<Awaited<ReturnType<typeof findBuyer>>>;

/** Stores the company of an invoice in place of the one before. */
export async function storeBuyer(
  db: Executor,
  { table, id }: PaidFor,
  buyer: BuyerRow & { created_at: string },
): Promise<void> {
  const nothing = { booking_id: null, package_booking_id: null, cab_booking_id: null };
  await db.deleteFrom("invoice_buyers").where(paidKeys[table], "=", id).execute();
  await db
    .insertInto("invoice_buyers")
    .values({ ...nothing, ...buyer, [paidKeys[table]]: id })
    .execute();
}
