import { notificationMessages } from "#contract/notifications.ts";
import type { HandlersOf } from "../call.ts";
import { listMessages } from "./notifications.queries.ts";
import { presentNotification } from "./present-notification.ts";
import { retryMessage } from "./retry-message.ts";

export const notificationHandlers: HandlersOf<"notifications"> = {
  async list({ services, query }) {
    const { records, pageInfo } = await listMessages(services.db.executor, query);
    return { data: records.map(presentNotification), pageInfo };
  },

  async retry({ services, id }) {
    const message = await retryMessage(services, id);
    return { data: presentNotification(message), message: notificationMessages.retried };
  },
};
