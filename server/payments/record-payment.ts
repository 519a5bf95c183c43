import { paymentMessages, type PaymentForm } from "#contract/payments.ts";
import { formatRupees, toPaise, toRupees } from "#contract/rules/money.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { findBooking, lockBooking } from "../bookings/bookings.queries.ts";
import { deleteRecord, insertRecord, restoreRecord } from "../db/records.ts";
import { withIdempotency, type Submission } from "../db/idempotency.ts";
import type { Transaction } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, fieldError } from "../errors.ts";
import type { Services } from "../services.ts";
import { bookingOfPayment, paidFor } from "./payments.queries.ts";

/**
 * Stores a payment or refund for a booking. The same form with the same idempotency key is stored once.
 *
 * @throws invalid(bookingId) | invalid(paidOn) in the future | invalid(amount) refunds would exceed payments
 */
export function recordPayment(services: Services, form: PaymentForm, submission: Submission) {
  return withIdempotency(services.db, services.clock, { ...submission, body: form }, async (transaction) => {
    const now = services.clock.now();
    const today = todayInKashmir(now);
    const { bookingId, amount, direction, method, paidOn = today, note } = form;
    if (paidOn > today) throw fieldError("paidOn", paymentMessages.future);
    await lockBooking(services.db.engine, transaction, bookingId);
    if (!(await findBooking(transaction, bookingId)))
      throw fieldError("bookingId", paymentMessages.unknownBooking);
    if (direction === "Returned") await refuseTooMuch(transaction, bookingId, amount);
    const paise = direction === "Returned" ? -toPaise(amount) : toPaise(amount);
    const id = await insertRecord(transaction, "payments", {
      created_at: now.toISOString(),
      booking_id: bookingId,
      paise,
      method,
      paid_on: paidOn,
      note,
    });
    return { id };
  });
}

/**
 * Deletes a payment softly; it no longer counts.
 *
 * @throws not_found | conflict when refunds would then exceed payments
 */
export function deletePayment(services: Services, id: number): Promise<void> {
  return changePayments(services, id, (transaction) =>
    deleteRecord(transaction, "payments", id, services.clock.now().toISOString()),
  );
}

/**
 * Restores a deleted payment; it counts again.
 *
 * @throws not_found | conflict when refunds would then exceed payments
 */
export function restorePayment(services: Services, id: number): Promise<void> {
  return changePayments(services, id, (transaction) => restoreRecord(transaction, "payments", id));
}

/** Changes a booking's payments under a lock. Throws `conflict` when refunds would exceed payments. */
function changePayments(
  services: Services,
  id: number,
  change: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    const bookingId = await bookingOfPayment(transaction, id);
    if (bookingId === undefined) throw new AppError("not_found");
    await lockBooking(services.db.engine, transaction, bookingId);
    await change(transaction);
    const paise = await paidFor(transaction, bookingId);
    if (paise >= 0) return;
    const missing = formatRupees(toRupees(-paise));
    const message = `${missing} more would be given back than came in. Correct what was given back first.`;
    throw new AppError("conflict", { message });
  });
}

async function refuseTooMuch(transaction: Transaction, bookingId: number, amount: number): Promise<void> {
  const paid = await paidFor(transaction, bookingId);
  if (toPaise(amount) <= paid) return;
  const message =
    paid === 0
      ? "Nothing came in for this booking that could be given back"
      : `Only ${formatRupees(toRupees(paid))} came in for this booking`;
  throw fieldError("amount", message);
}
