import { outboxMessages } from "#contract/outbox.ts";
import type { ReminderKind } from "#contract/reminders.ts";
import type { Transaction } from "../db/open.ts";
import { mayHaveCome } from "./may-have-come.ts";

/**
 * Withdraws a stay's unsent reminder emails, of one kind or of all, in the transaction that changes the stay. The job
 * for reminders then writes new ones for what the guest still has to know, except those that staff have sent already.
 */
export async function withdrawReminders(
  transaction: Transaction,
  bookingId: number,
  kinds: readonly ReminderKind[] = ["balance", "arrival", "review"],
): Promise<void> {
  const ofStay = transaction
    .selectFrom("reminders")
    .select("id")
    .where("booking_id", "=", bookingId)
    .where("kind", "in", kinds);
  // Most stays have none yet, and the outbox need not be looked through for them.
  if (!(await ofStay.limit(1).executeTakeFirst())) return;
  const withdrawn = await transaction
    .updateTable("outbox")
    .set({ status: "Kept", last_error: outboxMessages.withdrawn })
    .where("record_id", "in", ofStay)
    .where("kind", "=", "reminder")
    .where("status", "in", ["Waiting", "Kept", "Failed"])
    .where("last_error", "not in", [outboxMessages.withdrawn, mayHaveCome])
    .returning("record_id")
    .execute();
  const untold = withdrawn.flatMap(({ record_id }) => record_id ?? []);
  if (untold.length === 0) return;
  await transaction.deleteFrom("reminders").where("id", "in", untold).where("told_at", "is", null).execute();
}
