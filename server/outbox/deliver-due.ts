import { setTimeout as pause } from "node:timers/promises";
import { asFailure } from "../db/as-failure.ts";
import type { Mailer, Services } from "../services.ts";
import { backOff, lease, mostAttempts } from "./back-off.ts";
import { emailLook } from "./email-look.ts";
import { faultOf, type EmailFault } from "./email-fault.ts";
import { claimMessage, dueMessages, type OutboxRow, updateMessage } from "./outbox.queries.ts";

const atOnce = 20;
const storeAgainAfter = 200;

/**
 * Sends the due messages and returns how many it sent. Several processes may do so at once: each message is claimed by
 * one. If a process dies after sending and before storing that it did, the message is sent again after the lease, under
 * the same name. The round ends early when the mail server cannot be reached, and after the current email when `stop` is aborted.
 */
export async function deliverDue(services: Services, stop?: AbortSignal): Promise<number> {
  const { mailer, clock, db } = services;
  if (!mailer) return 0;
  const now = clock.now();
  const latest = new Date(now.getTime() + backOff(mostAttempts)).toISOString();
  const due = await dueMessages(db.executor, now.toISOString(), latest, atOnce);
  let sent = 0;
  for (const message of due) {
    if (stop?.aborted) break;
    const leaseEnds = new Date(clock.now().getTime() + lease).toISOString();
    if (!(await claimMessage(db.executor, message, leaseEnds))) continue;
    const fault = await deliver(services, mailer, message, stop);
    if (fault === "no server") break;
    if (fault === "none") sent += 1;
  }
  return sent;
}

async function deliver(
  services: Services,
  mailer: Mailer,
  message: OutboxRow,
  stop?: AbortSignal,
): Promise<EmailFault | "none"> {
  const { db, clock, log } = services;
  try {
    const { fromName, html, inline } = await emailLook(services);
    await mailer.send({
      fromName,
      id: messageName(message),
      to: message.recipient,
      replyTo: message.reply_to ?? undefined,
      subject: message.subject,
      text: message.body,
      html: html(message.body, message.subject),
      inline,
    });
  } catch (error) {
    const attempts = message.attempts + 1;
    const next = new Date(clock.now().getTime() + backOff(attempts)).toISOString();
    const fault = faultOf(error);
    const status = fault === "refused" || attempts >= mostAttempts ? "Failed" : "Waiting";
    const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    log.warn({ err: error, notification: message.id, attempts }, "a message could not be sent");
    await updateMessage(db.executor, message.id, { status, next_attempt_at: next, last_error });
    return fault;
  }
  const sent_at = clock.now().toISOString();
  const body = withoutGuestKey(message.body);
  const sent = { status: "Sent", sent_at, last_error: "", body } as const;
  await untilStored(() => updateMessage(db.executor, message.id, sent), stop);
  return "none";
}

/**
 * The same at each try, by which mailboxes know a message that comes twice; and never that of another one, also where a
 * restored backup gives its number anew.
 */
export function messageName({ id, created_at }: Pick<OutboxRow, "id" | "created_at">): string {
  return `outbox-${id}.${Date.parse(created_at).toString(36)}`;
}

/** Tries again while the database is away, as long as the message is this process's: what was sent is not sent twice. */
async function untilStored(store: () => Promise<void>, stop?: AbortSignal): Promise<void> {
  for (const end = performance.now() + lease; ;) {
    try {
      return await store();
    } catch (error) {
      if (stop?.aborted || !asFailure(error) || performance.now() > end) throw error;
      await pause(storeAgainAfter, undefined, { signal: stop }).catch(() => {});
    }
  }
}

/** The text to store once it was sent: without the keys of the guest's links. */
function withoutGuestKey(body: string): string {
  return body.replace(/(\/booking-status\/|\/review\?stay=)[\w-]{22}/, "$1…");
}
