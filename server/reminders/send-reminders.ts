import type { ReminderKind } from "#contract/reminders.ts";
import type { ReminderSettings } from "#contract/reminder-settings.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { lockRecord } from "../db/records.ts";
import { inTransaction } from "../db/transaction.ts";
import { newGuestKey } from "../guest-key.ts";
import { composeForGuest } from "../outbox/email.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import type { Services } from "../services.ts";
import { readSettings } from "../settings/read-settings.ts";
import { isTextComplete, subjectOf, textFor } from "./reminder-text.ts";
import {
  deleteReminder,
  insertReminder,
  openReminders,
  type StayToRemind,
  staysToRemind,
  waitingReminders,
  withdrawEmail,
} from "./reminders.queries.ts";

const kinds: { kind: ReminderKind; days: keyof ReminderSettings }[] = [
  { kind: "balance", days: "balanceDays" },
  { kind: "arrival", days: "arrivalDays" },
  { kind: "review", days: "reviewDays" },
];

const aheadOfUtc = 19_800_000;

/**
 * Sends the reminders due today, each once for a stay, kind and date, by email where there is an address; staff find
 * the same text in their list for WhatsApp. Texts with a link wait until PUBLIC_URL is set. Waiting emails about a stay
 * that has changed are withdrawn. Nothing begins in the quiet hours.
 */
export async function sendReminders(services: Services, stop: AbortSignal): Promise<{ told: number }> {
  const { reminders } = await readSettings(services);
  await withdrawWrong(services);
  if (isQuietHour(reminders, services.clock.now())) return { told: 0 };
  const today = todayInKashmir(services.clock.now());
  let sentCount = 0;
  for (const { kind, days } of kinds) {
    if (reminders[days] === "" || !isTextComplete(kind, reminders, services.publicUrl)) continue;
    const stays = await staysToRemind(services.db.executor, { kind, days: Number(reminders[days]), today });
    for (const stay of stays) {
      if (stop.aborted) return { told: sentCount };
      if (await tell(services, kind, stay, reminders)) sentCount += 1;
    }
  }
  return { told: sentCount };
}

/** Whether it is a quiet hour in Kashmir; the hours may pass midnight. */
export function isQuietHour(
  { quietFrom, quietUntil }: Pick<ReminderSettings, "quietFrom" | "quietUntil">,
  now: Date,
): boolean {
  const time = new Date(now.getTime() + aheadOfUtc).toISOString().slice(11, 16);
  if (quietFrom <= quietUntil) return time >= quietFrom && time < quietUntil;
  return time >= quietFrom || time < quietUntil;
}

/** Stores and queues in one transaction, so that only one process does it. False when it was done before. */
function tell(
  services: Services,
  kind: ReminderKind,
  stay: StayToRemind,
  settings: ReminderSettings,
): Promise<boolean> {
  return inTransaction(services.db, async (transaction) => {
    await lockRecord(transaction, "bookings", stay.id);
    const id = await insertReminder(transaction, {
      created_at: services.clock.now().toISOString(),
      booking_id: stay.id,
      kind,
      for_date: stay.for_date,
      review_key: kind === "review" ? newGuestKey() : null,
    });
    if (id === undefined) return false;
    // Read again, because the stay may have changed since it was found; it is reminded once the reminder applies again.
    const [reminder] = await openReminders(transaction, { today: todayInKashmir(services.clock.now()), id });
    if (!reminder) {
      await deleteReminder(transaction, id);
      return false;
    }
    if (!reminder.email) return true;
    const text = composeForGuest(reminder.customer_name, [textFor(reminder, settings, services.publicUrl)]);
    const { reference, email: recipient } = reminder;
    const about = { kind: "reminder", reference, recordId: id, subject: subjectOf(reminder) } as const;
    await queueEmails(services, transaction, [{ ...about, audience: "guest", recipient, text }]);
    return true;
  });
}

async function withdrawWrong({ db, clock }: Services): Promise<void> {
  const today = todayInKashmir(clock.now());
  for (const { outboxId, reminderId } of await waitingReminders(db.executor)) {
    const [right] = await openReminders(db.executor, { today, id: reminderId });
    if (!right) await withdrawEmail(db.executor, outboxId);
  }
}
