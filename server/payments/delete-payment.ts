import { returnBeforePayment } from "#contract/payments.ts";
import { formatRupees, toRupees } from "#contract/rules/money.ts";
import { deleteRecord, restoreRecord } from "../db/records.ts";
import type { Transaction } from "../db/open.ts";
import { creditLeft } from "../stay-terms/credit-left.queries.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, orNotFound } from "../errors.ts";
import { withdrawReminders } from "../outbox/withdraw-reminders.queries.ts";
import type { PaidFor } from "../paid-for.ts";
import type { Services } from "../services.ts";
import {
  findEarlyReturn,
  isRecordedSince,
  lockPaidForOf,
  paidEvenIfDeleted,
  updateClaimOfPayment,
} from "./payments.queries.ts";

/**
 * Deletes a payment softly: it no longer counts, and a guest's claim about it is open again.
 *
 * @throws not_found | conflict when refunds would then exceed payments, one be dated before the first payment, or more
 * of a credit be used than was kept
 */
export function deletePayment(services: Services, id: number): Promise<void> {
  return changePayments(services, id, async (transaction, paidFor) => {
    await deleteRecord(transaction, "payments", id, services.clock.now().toISOString());
    await updateClaimOfPayment(transaction, { paidFor, id, found: false });
  });
}

/**
 * Restores a deleted payment; it counts again.
 *
 * @throws not_found | conflict as above, or when the same money was recorded since
 */
export function restorePayment(services: Services, id: number): Promise<void> {
  return changePayments(services, id, async (transaction, paidFor) => {
    if (await isRecordedSince(transaction, id))
      throw new AppError("conflict", { message: "This money was recorded once more since" });
    await restoreRecord(transaction, "payments", id);
    await updateClaimOfPayment(transaction, { paidFor, id, found: true });
  });
}

/** Changes payments under a lock. Throws `conflict` when refunds would exceed payments, or come before them. */
function changePayments(
  services: Services,
  id: number,
  change: (transaction: Transaction, paidFor: PaidFor) => Promise<void>,
): Promise<void> {
  return inTransaction(services.db, async (transaction) => {
    const { paidFor, creditOf } = orNotFound(await lockPaidForOf(transaction, id));
    const earlyBefore = await findEarlyReturn(transaction, paidFor);
    await change(transaction, paidFor);
    if (paidFor.table === "bookings") await withdrawReminders(transaction, paidFor.id, ["balance"]);
    refuseBelowZero(
      await paidEvenIfDeleted(transaction, paidFor),
      "more would be given back than came in. Correct what was given back first.",
    );
    if (!earlyBefore) refuseEarly(await findEarlyReturn(transaction, paidFor));
    if (creditOf !== null)
      refuseBelowZero(
        await creditLeft(transaction, creditOf),
        "more would be used than was kept. Correct what was used first.",
      );
  });
}

function refuseBelowZero(paise: number, consequence: string): void {
  if (paise >= 0) return;
  throw new AppError("conflict", { message: `${formatRupees(toRupees(-paise))} ${consequence}` });
}

function refuseEarly(early: Awaited<ReturnType<typeof findEarlyReturn>>): void {
  if (!early) return;
  const amount = formatRupees(toRupees(-early.paise));
  throw new AppError("conflict", { message: returnBeforePayment(amount, early.paid_on, early.first) });
}
