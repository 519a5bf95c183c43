import { outboxMessages } from "#contract/outbox.ts";
import { AppError, orNotFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { isBeingSent } from "./may-have-come.ts";
import { findMessage, type OutboxRow, sendAgain } from "./outbox.queries.ts";

/** Makes a Failed or Kept message due at once. Throws when it was sent or withdrawn, or without a mail server. */
export async function retryMessage(
  services: Services,
  id: number,
  reader: { isOwner: boolean },
): Promise<OutboxRow> {
  const message = orNotFound(await findMessage(services.db.executor, id, reader));
  if (message.status === "Sent") throw new AppError("conflict", { message: outboxMessages.alreadySent });
  if (message.body === "") throw new AppError("conflict", { message: outboxMessages.wordless });
  if (message.last_error === outboxMessages.withdrawn)
    throw new AppError("conflict", { message: outboxMessages.withdrawn });
  if (!services.mailer) throw new AppError("conflict", { message: outboxMessages.noMailServer });
  if (isBeingSent(message, services.clock.now()))
    throw new AppError("conflict", { message: outboxMessages.inHand });
  // A Waiting message is left alone: another process may be sending it now.
  if (message.status === "Waiting") return message;
  const next_attempt_at = services.clock.now().toISOString();
  // Somebody else pressed meanwhile, or what it tells is no longer so.
  if (!(await sendAgain(services.db.executor, message, next_attempt_at)))
    return retryMessage(services, id, reader);
  return { ...message, status: "Waiting", attempts: 0, next_attempt_at };
}
