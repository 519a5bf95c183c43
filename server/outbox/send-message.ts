import { setTimeout as pause } from "node:timers/promises";
import { asFailure } from "../db/as-failure.ts";
import type { Mailer, Services } from "../services.ts";
import { backOff, mostAttempts } from "./back-off.ts";
import { type EmailFault, faultOf, isAnswer } from "./email-fault.ts";
import { emailLook } from "./email-look.ts";
import { lease } from "./may-have-come.ts";
import { noteHandedOver, noteOutcome, noteSent, type OutboxRow } from "./outbox.queries.ts";

const storeAgainAfter = 200;

type Claimed = { message: OutboxRow; leaseEnds: string };

/**
 * Sends a claimed message and stores the outcome. Before the end of the message goes out, it is stored as one that may
 * have arrived; it stays so when the mail server does not reply.
 */
export async function sendMessage(
  services: Services,
  mailer: Mailer,
  { message, leaseEnds }: Claimed,
  stop?: AbortSignal,
): Promise<EmailFault | "none"> {
  const { db, clock, log } = services;
  const note = (values: Parameters<typeof noteOutcome>[2]) =>
    untilStored(() => noteOutcome(db.executor, message.id, values), stop);
  let isHandedOver = false;
  async function handOver(): Promise<void> {
    if (!(await noteHandedOver(db.executor, message.id, leaseEnds)))
      throw new Error("another process has claimed this message meanwhile");
    isHandedOver = true;
  }
  try {
    const { fromName, companyEmail, html, inline } = await emailLook(services);
    const { recipient: to, audience, reply_to, subject, body: text } = message;
    // Guests reply to people: the sender may be an address that nobody reads.
    const replyTo = reply_to ?? (audience === "guest" ? companyEmail : "");
    const mail = { fromName, id: messageName(message), to, subject, text, inline };
    const shown = { ...mail, html: html(text, subject) };
    await mailer.send({ ...shown, ...(replyTo && { replyTo }) }, handOver);
  } catch (error) {
    const attempts = message.attempts + 1;
    const fault = faultOf(error);
    log.warn({ err: error, notification: message.id, attempts }, "a message could not be sent");
    if (isHandedOver && !isAnswer(error)) {
      await note({ next_attempt_at: clock.now().toISOString() });
      return fault;
    }
    const next_attempt_at = new Date(clock.now().getTime() + backOff(attempts)).toISOString();
    const status = fault === "refused" || attempts >= mostAttempts ? "Failed" : "Waiting";
    const last_error = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    await note({ status, next_attempt_at, last_error });
    return fault;
  }
  const sent_at = clock.now().toISOString();
  await untilStored(() => noteSent(db.executor, message, sent_at, withoutGuestKey), stop);
  return "none";
}

/**
 * A message's name, the same at each attempt, by which mail clients recognise a message that arrives twice. No other
 * message has it, not even when a restored backup assigns the id again.
 */
export function messageName({ id, created_at }: Pick<OutboxRow, "id" | "created_at">): string {
  return `outbox-${id}.${Date.parse(created_at).toString(36)}`;
}

/** Retries while the database is away and the message is this process's: a sent message must not be sent twice. */
async function untilStored(store: () => Promise<unknown>, stop?: AbortSignal): Promise<void> {
  for (const end = performance.now() + lease; ;) {
    try {
      await store();
      return;
    } catch (error) {
      if (stop?.aborted || !asFailure(error) || performance.now() > end) throw error;
      await pause(storeAgainAfter, undefined, { signal: stop }).catch(() => {});
    }
  }
}

/** The text to store after sending: without the keys of the guest's links, which an owner's own words may have twice. */
function withoutGuestKey(body: string): string {
  return body.replace(/(\/booking-status\/|\/review\?stay=)[\w-]{22}/g, "$1…");
}
