import type { Services } from "../services.ts";
import { backOff, mostAttempts } from "./back-off.ts";
import { lease } from "./may-have-come.ts";
import { claimMessage, dueMessages } from "./outbox.queries.ts";
import { sendMessage } from "./send-message.ts";

const atOnce = 20;

/**
 * Sends the due messages and returns how many it sent. Several processes may do so at once: each message is claimed by
 * one, and one handed to the mail server is sent again only when staff ask, even if its process died before the reply.
 * The round ends early when the mail server cannot be reached, and after the current email when `stop` is aborted.
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
    const fault = await sendMessage(services, mailer, { message, leaseEnds }, stop);
    if (fault === "no server") break;
    if (fault === "none") sent += 1;
  }
  return sent;
}
