import type { EndingForm } from "#contract/endings.ts";
import { formatRupees, toRupees } from "#contract/rules/money.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { type BookingRow, findBooking } from "../bookings/bookings.queries.ts";
import { recordChange } from "../change-log/record-change.ts";
import { changeRecord, lockRecord } from "../db/records.ts";
import type { Transaction } from "../db/open.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError, orNotFound } from "../errors.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import { withdrawReminders } from "../outbox/withdraw-reminders.queries.ts";
import { changeOf } from "../paid-for.ts";
import { giveBackNights } from "../room-nights/room-nights.queries.ts";
import type { Services } from "../services.ts";
import { endingEmails } from "./ending-emails.ts";
import { refuseEnding } from "./quote-ending.ts";
import { chargeFor, dayOfCharge } from "../stay-terms/charge-for.ts";

/**
 * Ends a stay: releases its nights, stores the charge by its terms, and writes to the guest. Returns the ended stay.
 *
 * @throws not_found | changed_meanwhile | conflict ended before, or not to be ended today
 */
export function endStay(services: Services, by: { username: string }, form: EndingForm): Promise<BookingRow> {
  return inTransaction(services.db, (transaction) => endStayIn(services, transaction, by, form));
}

/** `endStay` within a larger transaction. */
export async function endStayIn(
  services: Services,
  transaction: Transaction,
  by: { username: string },
  { id, ending, reason, waive, version }: EndingForm,
): Promise<BookingRow> {
  await lockRecord(transaction, "bookings", id);
  const booking = orNotFound(await findBooking(transaction, id), "booking");
  const now = services.clock.now();
  refuseEnding(booking, ending, todayInKashmir(now));
  if (version !== undefined && version !== booking.version) throw new AppError("changed_meanwhile");
  const day = dayOfCharge(booking, ending, todayInKashmir(now));
  const charge = waive ? 0 : chargeFor(booking, ending, day);
  await giveBackNights(transaction, { booking_id: id });
  const columns = {
    status: "Rejected",
    ended_at: now.toISOString(),
    ending,
    ended_from: booking.status,
    end_reason: reason,
    waived: waive ? reason : null,
    charge_paise: charge,
    suspicious_at: null,
  } as const;
  await changeRecord(transaction, "bookings", { id }, columns);
  const ended = orNotFound(await findBooking(transaction, id), "booking");
  await withdrawReminders(transaction, id);
  await queueEmails(services, transaction, endingEmails(ended));
  await recordChange(services, transaction, {
    by,
    ...changeOf({ table: "bookings", id }, booking.customer_name, booking.reference),
    before: { Status: booking.status },
    after: { Status: "Rejected", Ending: ending, Reason: reason, Charge: chargeInWords(charge, waive) },
  });
  return ended;
}

function chargeInWords(charge: number | null, isWaived: boolean): string {
  if (isWaived) return "Waived";
  return charge === null ? "Open until the total is settled" : formatRupees(toRupees(charge));
}
