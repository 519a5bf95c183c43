import { withIdempotency, type Submission } from "../db/idempotency.ts";
import type { Transaction } from "../db/open.ts";
import { AppError } from "../errors.ts";
import { storedRequests } from "../limits/allowances.ts";
import type { Email } from "../outbox/email.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import type { Services } from "../services.ts";
import { looksSuspicious } from "./suspicion.ts";

/** What every request is stored with; `suspicious_at` keeps it apart until staff call it genuine. */
type Received = { created_at: string; suspicious_at: string | null };

type Stored<Reply> = { reply: Reply; emails: Email[] };

const full =
  "We have been sent more today than we can take in. Please try again tomorrow, or call us: we are glad to hear from you";

/**
 * Stores what a visitor sends, once for the same form with the same key, and queues the emails about it. What looks
 * sent by a machine is stored too, but its emails wait for staff to call it genuine.
 *
 * @throws too_many when the site has stored as many requests today as it may
 */
export function receiveRequest<Reply>(
  services: Services,
  form: object,
  submission: Submission,
  store: (transaction: Transaction, received: Received) => Promise<Stored<Reply>>,
): Promise<Reply> {
  const { sign, ...sent } = submission;
  const isSuspicious = services.rateLimit && looksSuspicious(form, sign);
  return withIdempotency(services.db, services.clock, { ...sent, body: form }, async (transaction) => {
    const seconds = await services.limits.take(storedRequests, transaction);
    if (seconds > 0) {
      services.log.warn({ event: "limited", seconds }, "no more requests are stored today");
      throw new AppError("too_many", { message: full, headers: { "retry-after": String(seconds) } });
    }
    const created_at = services.clock.now().toISOString();
    const suspicious_at = isSuspicious ? created_at : null;
    const { reply, emails } = await store(transaction, { created_at, suspicious_at });
    if (isSuspicious) services.log.warn({ event: "suspicious" }, "security");
    else await queueEmails(services, transaction, emails);
    return reply;
  });
}
