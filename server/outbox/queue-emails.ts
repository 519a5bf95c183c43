import type { Transaction } from "../db/open.ts";
import { confirmationsTo } from "../limits/allowances.ts";
import type { Services } from "../services.ts";
import { readSettings } from "../settings/read-settings.ts";
import { type Email, textOf } from "./email.ts";
import { insertMessages } from "./outbox.queries.ts";

/**
 * Puts letters into the outbox, in the transaction of what they are about: both are kept or neither. Without a mail
 * server they are only kept, for staff to see. Confirmations beyond their limit are left out, and staff are told.
 */
export async function queueEmails(
  services: Services,
  transaction: Transaction,
  letters: Email[],
): Promise<void> {
  const posted = await withinLimits(services, transaction, letters);
  if (posted.length === 0) return;
  const now = services.clock.now().toISOString();
  const { details } = await readSettings(services, transaction);
  const sender = { name: details.name, city: details.headCity };
  const messages = posted.map((letter) => ({
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

const notConfirmed =
  "No confirmation was sent for this: there have been too many in an hour to this address, or from the whole site.";

/** The letters that may go out: strangers cannot have us write to anybody as often as they like. */
async function withinLimits(
  services: Services,
  transaction: Transaction,
  letters: Email[],
): Promise<Email[]> {
  const confirmation = letters.find((letter) => letter.isConfirmation);
  if (!confirmation?.recipient) return letters;
  const allowances = confirmationsTo(confirmation.recipient);
  if ((await services.limits.take(allowances, transaction)) === 0) return letters;
  services.log.warn({ event: "limited", about: confirmation.reference }, "a confirmation was not sent");
  return letters
    .filter((letter) => letter !== confirmation)
    .map((letter) => ({ ...letter, text: `${letter.text}\n\n${notConfirmed}` }));
}
