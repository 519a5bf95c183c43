import { type RawBuilder, sql } from "kysely";
import { recordKind } from "../db/record-kind.ts";
import type { PaidForIds } from "#contract/payments.ts";
import type { PageRequest } from "#contract/core/pagination.ts";
import { lockRecord } from "../db/records.ts";
import type { Executor, Transaction } from "../db/open.ts";
import { readList } from "../db/read-list.ts";
import { readCount } from "../db/counter-cache.ts";
import { type PaidFor, paidForOf, paidForOfRow, paidKeys } from "../paid-for.ts";

/** Payments with the guest and the reference of what they are for: a stay, a package or a cab. */
function joinPaidFor(db: Executor) {
  return db
    .selectFrom("payments")
    .leftJoin("bookings", "bookings.id", "payments.booking_id")
    .leftJoin("package_bookings", "package_bookings.id", "payments.package_booking_id")
    .leftJoin("cab_bookings", "cab_bookings.id", "payments.cab_booking_id")
    .select((eb) => [
      eb.fn
        .coalesce("bookings.reference", "package_bookings.reference", "cab_bookings.reference", eb.val(""))
        .as("request_reference"),
      eb.fn
        .coalesce(
          "bookings.customer_name",
          "package_bookings.customer_name",
          "cab_bookings.customer_name",
          eb.val(""),
        )
        .as("customer_name"),
    ]);
}

export type PaymentRow = Awaited<ReturnType<typeof listPayments>>["records"][number];

export function listPayments(db: Executor, page: PageRequest & PaidForIds) {
  const { isDeleted } = page;
  const paidFor = paidForOf(page);
  const where = [sql<boolean>`payments.deleted_at ${isDeleted ? sql`is not null` : sql`is null`}`];
  if (paidFor) where.push(sql`${sql.ref(`payments.${paidKeys[paidFor.table]}`)} = ${paidFor.id}`);
  const precomputedTotal = paidFor ? undefined : () => readCount(db, "payments", { isDeleted });
  const rows = (isOnPage: RawBuilder<boolean>) =>
    joinPaidFor(db).selectAll("payments").where(isOnPage).execute();
  return readList(db, page, { table: "payments", orders: {}, where, precomputedTotal, rows });
}

/** The payment recorded under one of these keys, unless it is deleted. */
export async function findOnce(db: Executor, onceKeys: string[]) {
  if (onceKeys.length === 0) return undefined;
  return joinPaidFor(db)
    .select(["payments.id", "payments.paise"])
    .select(["booking_id", "package_booking_id", "cab_booking_id"])
    .where("once_key", "in", onceKeys)
    .where("payments.deleted_at", "is", null)
    .executeTakeFirst();
}

/** Whether a deleted payment was recorded again. */
export async function isRecordedSince(db: Executor, id: number): Promise<boolean> {
  const deleted = db.selectFrom("payments").select("once_key").where("id", "=", id);
  const found = await db
    .selectFrom("payments")
    .select("id")
    .where("once_key", "=", deleted)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

type ClaimAnswer = { paidFor: PaidFor; id: number; found: boolean };

/** Updates the claim that a payment answered: open again once the payment is deleted, found once it is restored. */
export async function updateClaimOfPayment(db: Executor, { paidFor, id, found }: ClaimAnswer): Promise<void> {
  await db
    .updateTable("payment_claims")
    .set({ state: found ? "Found" : "Said" })
    .where(paidKeys[paidFor.table], "=", paidFor.id)
    .where("payment_id", "=", id)
    .execute();
}

/** The record that a payment is for, deleted or not. */
export async function paidForOfPayment(db: Executor, id: number) {
  const found = await db
    .selectFrom("payments")
    .select(["booking_id", "package_booking_id", "cab_booking_id", "credit_of"])
    .where("id", "=", id)
    .executeTakeFirst();
  return found && { paidFor: paidForOfRow(found), creditOf: found.credit_of };
}

/** Payments less refunds of a record, in paise; undefined for a deleted or missing record. */
export async function paidFor(db: Executor, { table, id }: PaidFor): Promise<number | undefined> {
  const found = await db
    .selectFrom(table)
    .select("paid_paise")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return found?.paid_paise;
}

/** The same also of a deleted record: it can be brought back. */
export async function paidEvenIfDeleted(db: Executor, { table, id }: PaidFor): Promise<number> {
  const found = await db.selectFrom(table).select("paid_paise").where("id", "=", id).executeTakeFirst();
  return found?.paid_paise ?? 0;
}

/** The day of a record's first payment; undefined without payments. */
export async function firstPaidOn(db: Executor, { table, id }: PaidFor): Promise<string | undefined> {
  const first = await db
    .selectFrom("payments")
    .select("paid_on")
    .where(paidKeys[table], "=", id)
    .where("paise", ">", 0)
    .where("deleted_at", "is", null)
    .orderBy("paid_on")
    .limit(1)
    .executeTakeFirst();
  return first?.paid_on;
}

/** The first refund of a record, if it is dated before the first payment. */
export async function findEarlyReturn(db: Executor, paidFor: PaidFor) {
  const first = await firstPaidOn(db, paidFor);
  if (first === undefined) return undefined;
  const found = await db
    .selectFrom("payments")
    .select(["paise", "paid_on"])
    .where(paidKeys[paidFor.table], "=", paidFor.id)
    .where("paise", "<", 0)
    .where("paid_on", "<", first)
    .where("deleted_at", "is", null)
    .orderBy("paid_on")
    .limit(1)
    .executeTakeFirst();
  return found && { ...found, first };
}

/** Locks the record that is paid for until the transaction ends, so that its payments are written one by one. */
export async function lockPaidFor(db: Transaction, { table, id }: PaidFor): Promise<void> {
  await lockRecord(db, table, id);
}

/**
 * Locks several records in a fixed order. Otherwise two payments at once, each with credit from the other's stay, would
 * deadlock.
 */
export async function lockAllPaidFor(db: Transaction, several: readonly PaidFor[]): Promise<void> {
  const inOrder = several.toSorted((one, other) => one.table.localeCompare(other.table) || one.id - other.id);
  for (const each of inOrder) await lockPaidFor(db, each);
}

/** Locks what a payment is for and, where it uses credit, the stay that this comes from; returns both. */
export async function lockPaidForOf(db: Transaction, id: number) {
  const payment = await paidForOfPayment(db, id);
  if (!payment) return undefined;
  const { paidFor, creditOf } = payment;
  const both = creditOf === null ? [paidFor] : [paidFor, { table: "bookings", id: creditOf } as const];
  await lockAllPaidFor(db, both);
  return payment;
}

export const paymentKind = recordKind({
  table: "payments",
  lock: async (transaction, id) => void (await lockPaidForOf(transaction, id)),
  select: (db) =>
    joinPaidFor(db)
      .select((eb) => [
        eb.case().when("paise", ">", 0).then("Received").else("Returned").end().as("direction"),
        eb(eb.fn<number>("abs", ["paise"]), "/", eb.lit(100)).as("amount"),
      ])
      .select(["method", "paid_on", "payments.reference as reference", "note"]),
  labels: {
    customer_name: "Guest",
    request_reference: "Reference",
    direction: "What",
    amount: "Amount, ₹",
    method: "Method",
    paid_on: "Day",
    reference: "Payment's number",
    note: "Note",
  },
  title: ["customer_name", "request_reference"],
  nameInTrash: sql`'₹' || cast(amount as text) || ' by ' || method || ', ' || customer_name || ', ' || request_reference`,
});
