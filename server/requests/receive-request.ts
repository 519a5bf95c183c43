import { countedForms } from "#contract/visits.ts";
import { withIdempotency, type Submission } from "../db/idempotency.ts";
import type { Transaction } from "../db/open.ts";
import { AppError } from "../errors.ts";
import { storedRequests } from "../limits/allowances.ts";
import type { Email } from "../outbox/email.ts";
import { queueEmails } from "../outbox/queue-emails.ts";
import type { Services } from "../services.ts";
import { looksSuspicious } from "./suspicion.ts";

/** Columns of every request; `suspicious_at` keeps it apart until staff call it genuine. */
type Received = { created_at: string; suspicious_at: string | null; notice: string };

type Stored<Reply> = { reply: Reply; emails: Email[] };

const full =
  "We have been sent more today than we can take in. Please try again tomorrow, or call us: we are glad to hear from you";

/**
 * Stores a visitor's request, once for the same form with the same idempotency key, and queues the emails about it. A
 * suspicious request is stored too, but its emails are not queued until staff call it genuine.
 *
 * @throws too_many when the site has stored as many requests today as it may
 */
export async function receiveRequest<Reply>(
  services: Services,
  form: object,
  submission: Submission,
  store: (transaction: Transaction, received: Received) => Promise<Stored<Reply>>,
): Promise<Reply> {
  const { sign, notice = "api", address = "unknown", ...sent } = submission;
  const isSuspicious = services.rateLimit && looksSuspicious(form, sign);
  let isNew = false;
  const reply = await withIdempotency(services, { ...sent, body: form }, async (transaction) => {
    const seconds = await services.limits.takeShare(storedRequests(address), transaction);
    if (seconds > 0) {
      services.log.warn({ event: "limited", seconds }, "no more requests are stored today");
      throw new AppError("too_many", { message: full, headers: { "retry-after": String(seconds) } });
    }
    const created_at = services.clock.now().toISOString();
    const suspicious_at = isSuspicious ? created_at : null;
    const { reply, emails } = await store(transaction, { created_at, suspicious_at, notice });
    if (isSuspicious) services.log.warn({ event: "suspicious" }, "security");
    else await queueEmails(services, transaction, emails, address);
    isNew = !isSuspicious;
    return reply;
  });
  const counted = countedForms.find((name) => sent.call === `${name}.create`);
  if (isNew && counted) services.visits?.sent(counted);
  return reply;
}
