import { withIdempotency } from "../db/idempotency.ts";
import type { Email } from "../outbox/email.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import type { Services } from "../services.ts";

/** Posts an email to the owners unless one of that name went out this hour: nobody can flood them by trying. */
export async function postOncePerHour(services: Services, name: string, email: Email): Promise<void> {
  const hour = services.clock.now().toISOString().slice(0, 13);
  const submission = { call: "postOncePerHour", key: `${hour} ${name}`, body: null };
  await withIdempotency(services.db, services.clock, submission, async (transaction) => {
    await queueEmails(services, transaction, [email]);
    return null;
  });
}
