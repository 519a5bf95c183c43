import { type paymentEndpoints, paymentMessages } from "#contract/payments.ts";
import type { Handlers } from "../call.ts";
import { listHandler } from "../record-handlers.ts";
import { listPayments } from "./payments.queries.ts";
import { presentPayment } from "./present-payment.ts";
import { deletePayment, restorePayment } from "./delete-payment.ts";
import { recordPayment } from "./record-payment.ts";

export const paymentHandlers: Handlers<typeof paymentEndpoints> = {
  list: listHandler(listPayments, presentPayment),

  async create({ services, body, form }) {
    const message = body.direction === "Returned" ? paymentMessages.returned : paymentMessages.received;
    return { data: await recordPayment(services, body, form), message };
  },

  async remove({ services, query }) {
    await deletePayment(services, query.id);
    return { data: { id: query.id }, message: paymentMessages.deleted };
  },

  async restore({ services, query }) {
    await restorePayment(services, query.id);
    return { data: { id: query.id }, message: paymentMessages.restored };
  },
};
