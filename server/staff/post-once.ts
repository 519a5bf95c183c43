import { withIdempotency } from "../db/idempotency.ts";
import type { Email } from "../outbox/email.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import type { Services } from "../services.ts";

/** Queues an email to the owners unless one of that name was queued this hour, so that nobody can flood them. */
export async function postOncePerHour(services: Services, name: string, email: Email): Promise<void> {
  const hour = services.clock.now().toISOString().slice(0, 13);
  const submission = { call: "postOncePerHour", key: `${hour} ${name}`, body: null };
  await withIdempotency(services, submission, async (transaction) => {
    await queueEmails(services, transaction, [email]);
    return null;
  });
}
