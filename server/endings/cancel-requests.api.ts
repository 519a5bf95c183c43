import { cancelMessages, type cancelRequestEndpoints } from "#contract/cancel-requests.ts";
import type { Handlers } from "../call.ts";
import { signedIn } from "../signed-in.ts";
import { askToCancel, keepStay, quoteForGuest } from "./ask-to-cancel.ts";

export const cancelRequestHandlers: Handlers<typeof cancelRequestEndpoints> = {
  async quote({ services, query }) {
    return { data: await quoteForGuest(services, query.key) };
  },

  async create({ services, body }) {
    return { data: await askToCancel(services, body.key), message: cancelMessages.asked };
  },

  async remove({ services, visitor, query }) {
    await keepStay(services, signedIn(visitor), query.id);
    return { data: { id: query.id }, message: cancelMessages.stays };
  },
};
