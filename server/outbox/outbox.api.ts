import { type outboxEndpoints, outboxMessages } from "#contract/outbox.ts";
import type { Handlers, Visitor } from "../call.ts";
import { AppError } from "../errors.ts";
import { countFailed, findMessage, listMessages } from "./outbox.queries.ts";
import { presentNotification } from "./present-notification.ts";
import { retryMessage } from "./retry-message.ts";

export const outboxHandlers: Handlers<typeof outboxEndpoints> = {
  async list({ services, visitor, query }) {
    const { records, pageInfo } = await listMessages(services.db.executor, {
      ...query,
      ...readerOf(visitor),
    });
    return { data: records.map(presentNotification), pageInfo };
  },

  async byId({ services, visitor, query }) {
    const message = await findMessage(services.db.executor, query.id, readerOf(visitor));
    if (!message) throw new AppError("not_found", { message: "This message does not exist" });
    return { data: presentNotification(message) };
  },

  async delivery({ services }) {
    const failed = await countFailed(services.db.executor, services.clock.now());
    return { data: { isSetUp: services.mailer !== undefined, failed } };
  },

  async retry({ services, visitor, id }) {
    const message = await retryMessage(services, id, readerOf(visitor));
    return { data: presentNotification(message), message: outboxMessages.retried };
  },
};

function readerOf({ staff }: Visitor): { isOwner: boolean } {
  return { isOwner: staff?.role === "owner" };
}
