import type { PaymentMethod } from "#contract/payments.ts";
import { longDate } from "#contract/rules/dates.ts";
import { formatRupees, toRupees } from "#contract/rules/money.ts";
import type { Transaction } from "../db/open.ts";
import { insertRecord } from "../db/records.ts";
import { AppError, fieldError } from "../errors.ts";
import { withdrawReminders } from "../outbox/withdraw-reminders.queries.ts";
import { type PaidFor, paidForOfRow, paidKeys } from "../paid-for.ts";
import { onceKeysOf } from "./once-keys.ts";
import { findOnce, firstPaidOn, paidFor as readPaid } from "./payments.queries.ts";

/** A payment: `paise` is above zero for money received, below for money returned. */
export type NewPayment = {
  paidFor: PaidFor;
  paise: number;
  method: PaymentMethod;
  paidOn: string;
  reference: string;
  note: string;
  createdAt: string;
  /** The stay that the credit comes from. */
  creditOf?: number;
};

/**
 * Stores a payment once: one with the same reference is the same payment, and its id is returned. The record that it is
 * for must be locked.
 *
 * @throws conflict the same reference stands at another amount, or for something else | invalid(amount) refunds would
 * exceed payments | invalid(paidOn) given back before anything came in
 */
export async function storePayment(transaction: Transaction, payment: NewPayment): Promise<{ id: number }> {
  const { paidFor, paise, method, paidOn, reference, note, createdAt, creditOf = null } = payment;
  const onceKeys = creditOf === null ? onceKeysOf(payment) : [];
  const earlier = await findOnce(transaction, onceKeys);
  if (earlier) {
    const same = paidForOfRow(earlier);
    if (earlier.paise === paise && same.id === paidFor.id && same.table === paidFor.table) return earlier;
    const amount = formatRupees(toRupees(Math.abs(earlier.paise)));
    const message = `${method} ${reference} is recorded already: ${amount} for ${earlier.request_reference}`;
    throw new AppError("conflict", { message });
  }
  if (paise < 0) {
    await refuseTooMuch(transaction, paidFor, -paise);
    await refuseTooEarly(transaction, paidFor, paidOn);
  }
  const id = await insertRecord(transaction, "payments", {
    created_at: createdAt,
    booking_id: null,
    [paidKeys[paidFor.table]]: paidFor.id,
    paise,
    method,
    paid_on: paidOn,
    reference,
    once_key: onceKeys[0] ?? null,
    note,
    credit_of: creditOf,
  });
  // The amount in reminders of the balance is no longer right.
  if (paidFor.table === "bookings") await withdrawReminders(transaction, paidFor.id, ["balance"]);
  return { id };
}

async function refuseTooMuch(transaction: Transaction, paidFor: PaidFor, paise: number): Promise<void> {
  const paid = (await readPaid(transaction, paidFor)) ?? 0;
  if (paise <= paid) return;
  const message =
    paid === 0
      ? "Nothing came in for this booking that could be given back"
      : `Only ${formatRupees(toRupees(paid))} came in for this booking`;
  throw fieldError("amount", message);
}

async function refuseTooEarly(transaction: Transaction, paidFor: PaidFor, paidOn: string): Promise<void> {
  const first = await firstPaidOn(transaction, paidFor);
  if (first === undefined || paidOn >= first) return;
  const message = `The day of a return cannot be before ${longDate(first)}, when the first payment came in: choose that day or a later one`;
  throw fieldError("paidOn", message);
}
