import type { Transaction } from "../db/open.ts";
import type { Services } from "../services.ts";
import { readSettings } from "../settings/read-settings.ts";
import { type Letter, textOf } from "./letter.ts";
import { insertMessages } from "./notifications.queries.ts";

/**
 * Puts letters into the outbox, in the transaction of what they are about: both are kept or neither. Without a mail
 * server they are only kept, for staff to see.
 */
export async function postLetters(
  services: Services,
  transaction: Transaction,
  letters: Letter[],
): Promise<void> {
  if (letters.length === 0) return;
  const now = services.clock.now().toISOString();
  const { details } = await readSettings(services, transaction);
  const sender = { name: details.name, city: details.headCity };
  const messages = letters.map((letter) => ({
    created_at: now,
    kind: letter.kind,
    reference: letter.reference,
    audience: letter.audience,
    recipient: letter.recipient ?? services.staffEmail,
    reply_to: letter.replyTo ?? null,
    subject: letter.subject,
    body: textOf(letter, sender),
    status: services.mailer ? "Waiting" : "Kept",
    attempts: 0,
    next_attempt_at: now,
    last_error: "",
    sent_at: null,
  }));
  await insertMessages(transaction, messages);
}
