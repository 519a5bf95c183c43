import { type RawBuilder, sql } from "kysely";
import { recordKind } from "../db/record-kind.ts";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { Executor } from "../db/open.ts";
import { readList } from "../db/read-list.ts";
import { readCount } from "../db/counter-cache.ts";

/** Payments with the booking they are for. */
function selectPayments(db: Executor) {
  return db
    .selectFrom("payments")
    .innerJoin("bookings", "bookings.id", "payments.booking_id")
    .selectAll("payments")
    .select(["bookings.reference", "bookings.customer_name"]);
}

export type PaymentRow = Awaited<ReturnType<typeof listPayments>>["records"][number];

export function listPayments(db: Executor, page: PageRequest & { bookingId?: number }) {
  const { isDeleted, bookingId } = page;
  const where = [sql<boolean>`payments.deleted_at ${isDeleted ? sql`is not null` : sql`is null`}`];
  if (bookingId !== undefined) where.push(sql`payments.booking_id = ${bookingId}`);
  const precomputedTotal =
    bookingId === undefined ? () => readCount(db, "payments", { isDeleted }) : undefined;
  const rows = (isOnPage: RawBuilder<boolean>) => selectPayments(db).where(isOnPage).execute();
  return readList(db, page, { table: "payments", orders: {}, where, precomputedTotal, rows });
}

/** The id of the booking that a payment is for, deleted or not. */
export async function bookingOfPayment(db: Executor, id: number): Promise<number | undefined> {
  const found = await db.selectFrom("payments").select("booking_id").where("id", "=", id).executeTakeFirst();
  return found?.booking_id;
}

/** Payments less refunds of a booking, in paise. */
export async function paidFor(db: Executor, bookingId: number): Promise<number> {
  const { paise } = await db
    .selectFrom("payments")
    .select((eb) => eb.fn.sum<number | null>("paise").as("paise"))
    .where("booking_id", "=", bookingId)
    .where("deleted_at", "is", null)
    .executeTakeFirstOrThrow();
  return paise ?? 0;
}

export const paymentKind = recordKind({
  table: "payments",
  select: (db) =>
    db
      .selectFrom("payments")
      .innerJoin("bookings", "bookings.id", "payments.booking_id")
      .select(["customer_name", "reference"])
      .select((eb) => [
        eb.case().when("paise", ">", 0).then("Received").else("Returned").end().as("direction"),
        eb(eb.fn<number>("abs", ["paise"]), "/", eb.lit(100)).as("amount"),
      ])
      .select(["method", "paid_on", "note"]),
  labels: {
    customer_name: "Guest",
    reference: "Reference",
    direction: "What",
    amount: "Amount, ₹",
    method: "Method",
    paid_on: "Day",
    note: "Note",
  },
  title: ["customer_name", "reference"],
  nameInTrash: sql`'₹' || cast(amount as text) || ' by ' || method || ', ' || customer_name || ', ' || reference`,
});
