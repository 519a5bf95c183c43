import type { Handlers } from "#server/call.ts";
import { insertRecord } from "#server/db/records.ts";
import { notFound } from "#server/errors.ts";
import { listHandler, recordHandlers } from "#server/record-handlers.ts";
import { newReference } from "#server/references.ts";
import { presentState } from "#server/requests/present-state.ts";
import { receiveRequest } from "#server/requests/receive-request.ts";
import type { RequestPart } from "#server/requests/request-part.ts";
import { type LostItem, type lostItemEndpoints, lostItemMessages } from "../../contract/lost-items.ts";
import { findLostItem, listLostItems, type LostItemRow, lostItemGuest } from "./lost-items.queries.ts";

function present(row: LostItemRow): LostItem {
  const { id, reference, customer_name: customerName, item, status, created_at: createdAt } = row;
  return { id, reference, customerName, item, status, createdAt, ...presentState(row) };
}

const { handlers, change } = recordHandlers({
  table: "lost_items",
  find: findLostItem,
  present,
  missing: () => notFound("lost item"),
  messages: lostItemMessages,
});

export const lostItemHandlers: Handlers<typeof lostItemEndpoints> = {
  ...handlers,
  list: listHandler(listLostItems, present),

  async create({ services, body: { customerName: customer_name, item }, form }) {
    const data = await receiveRequest(services, { customer_name, item }, form, async (db, received) => {
      const reference = newReference("LI");
      const columns = { ...received, reference, customer_name, item, status: "Pending" } as const;
      const id = await insertRecord(db, "lost_items", columns);
      return { reply: { id, reference }, emails: [] };
    });
    return { data, message: lostItemMessages.created };
  },

  change({ services, id, body: { customerName: customer_name, item, status, version } }) {
    return change(services, { id, version }, { customer_name, item, status, suspicious_at: null });
  },
};

export const lostItemRequest: RequestPart = {
  table: "lost_items",
  guest: lostItemGuest,
  emailsAbout: async () => [],
};
