import { paymentMessages, type PaymentForm } from "#contract/payments.ts";
import { toPaise, toRupees } from "#contract/rules/money.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { withIdempotency, type Submission } from "../db/idempotency.ts";
import { AppError, fieldError } from "../errors.ts";
import type { Services } from "../services.ts";
import { creditOf, findSource } from "./credit.ts";
import { paidFields, paidForOf } from "../paid-for.ts";
import { lockAllPaidFor, paidFor as readPaid } from "./payments.queries.ts";
import { storePayment } from "./store-payment.ts";

/**
 * Stores a payment or refund for a stay, a package or a cab. The same form with the same idempotency key is stored
 * once, and so is the same payment by its reference.
 *
 * @throws invalid(bookingId, packageBookingId, cabBookingId) | invalid(paidOn) in the future, or a return before the
 * first payment | invalid(amount) refunds would exceed payments | conflict the reference is recorded for other money,
 * or something else was paid than was seen | as `creditOf`
 */
export function recordPayment(services: Services, form: PaymentForm, submission: Submission) {
  return withIdempotency(services, { ...submission, body: form }, async (transaction) => {
    const now = services.clock.now();
    const today = todayInKashmir(now);
    const { amount, direction, method, paidOn = today, reference, note } = form;
    if (paidOn > today) throw fieldError("paidOn", paymentMessages.future);
    const paidFor = paidForOf(form);
    if (!paidFor) throw fieldError("bookingId", paymentMessages.whatFor);
    const isUsed = method === "Credit" && direction === "Received";
    const from = isUsed ? await findSource(transaction, reference) : undefined;
    const both = from ? [paidFor, { table: "bookings", id: from.id } as const] : [paidFor];
    await lockAllPaidFor(transaction, both);
    const paidBefore = await readPaid(transaction, paidFor);
    if (paidBefore === undefined) throw fieldError(paidFields[paidFor.table], paymentMessages.unknownBooking);
    if (form.seenPaid !== undefined && form.seenPaid !== toRupees(paidBefore))
      throw new AppError("conflict", { message: paymentMessages.meanwhile });
    const paise = direction === "Returned" ? -toPaise(amount) : toPaise(amount);
    const used = method === "Credit" ? await creditOf(transaction, { paidFor, paise, from }) : {};
    const createdAt = now.toISOString();
    return storePayment(transaction, { paidFor, paise, method, paidOn, reference, note, createdAt, ...used });
  });
}
