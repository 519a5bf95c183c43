import type { Transaction } from "../db/open.ts";
import { confirmations, requestEmails, wordOfMore } from "../limits/allowances.ts";
import type { Services } from "../services.ts";
import type { Email } from "./email.ts";

const notConfirmed =
  "No confirmation was sent for this: there have been too many in an hour to this address, or from the whole site.";

const moreComeIn =
  "So many requests come in now that for an hour we do not write to you about each of them. Today has them all.";

/**
 * Leaves out the confirmations that are beyond their limits, and staff's emails about a visitor's form that are: a mail
 * server sends only so many a day, and a crowd of made-up forms must leave some for guests.
 */
export async function withinLimits(
  services: Services,
  transaction: Transaction,
  emails: Email[],
  from: string | undefined,
): Promise<Email[]> {
  const confirmed = await withoutConfirmation(services, transaction, emails, from ?? "unknown");
  if (from === undefined || !confirmed.some(isToStaff)) return confirmed;
  if ((await services.limits.takeShare(requestEmails(from), transaction)) === 0) return confirmed;
  services.log.warn({ event: "limited" }, "staff were not written to about a request");
  const isFirst = (await services.limits.take(wordOfMore, transaction)) === 0;
  return confirmed.flatMap((email) => {
    if (!isToStaff(email)) return [email];
    return isFirst ? [withWord(email, moreComeIn)] : [];
  });
}

async function withoutConfirmation(
  services: Services,
  transaction: Transaction,
  emails: Email[],
  from: string,
): Promise<Email[]> {
  const confirmation = emails.find((email) => email.isConfirmation);
  if (!confirmation?.recipient) return emails;
  const allowances = confirmations(confirmation.recipient, from);
  if ((await services.limits.takeShare(allowances, transaction)) === 0) return emails;
  services.log.warn({ event: "limited", about: confirmation.reference }, "a confirmation was not sent");
  return emails.filter((email) => email !== confirmation).map((email) => withWord(email, notConfirmed));
}

function isToStaff({ audience }: Email): boolean {
  return audience === "staff";
}

function withWord(email: Email, word: string): Email {
  return { ...email, text: `${email.text}\n\n${word}` };
}
