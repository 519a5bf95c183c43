import type { Settings } from "#contract/settings.ts";
import type { Transaction } from "../db/open.ts";
import type { Services } from "../services.ts";
import { readSettings } from "../settings/read-settings.ts";
import { type Email, textOf } from "./email.ts";
import { readSignOff } from "./read-sign-off.ts";
import { insertMessages } from "./outbox.queries.ts";
import { withinLimits } from "./within-limits.ts";

/**
 * Puts emails into the outbox, in the transaction of the request. Without a mail server they are stored as Kept, for
 * staff to see. What is beyond the limits of visitors' forms is left out, and staff are told. `from`: the network address of
 * the visitor who sent the form.
 */
export async function queueEmails(
  services: Services,
  transaction: Transaction,
  emails: Email[],
  from?: string,
): Promise<void> {
  const posted = await withinLimits(services, transaction, emails, from);
  if (posted.length === 0) return;
  const now = services.clock.now().toISOString();
  const settings = await readSettings(services, transaction);
  const { details } = settings;
  const signOff = await readSignOff(services, transaction);
  const sender = { name: details.name, city: details.headCity, signOff };
  const messages = posted.map((email) => ({
    created_at: now,
    kind: email.kind,
    reference: email.reference,
    audience: email.audience,
    record_id: email.recordId ?? null,
    recipient: email.recipient ?? deskAddress(services, settings),
    reply_to: email.replyTo ?? null,
    subject: email.subject,
    body: textOf(email, sender),
    status: services.mailer ? ("Waiting" as const) : ("Kept" as const),
    attempts: 0,
    next_attempt_at: now,
    last_error: "",
    sent_at: null,
  }));
  await insertMessages(transaction, messages);
}

/** The desk's address while nobody has set one: a domain that no email can reach. */
const nobody = "desk@site.example";

/** Where staff receive requests: the configured address, else the company's own, else a guess. */
function deskAddress({ staffEmail, guessedEmail }: Services, { details, versions }: Settings): string {
  const savedEmail = versions.details > 0 ? details.email : "";
  return staffEmail || savedEmail || guessedEmail || details.email || nobody;
}
