import type { Handlers } from "#server/call.ts";
import { insertRecord } from "#server/db/records.ts";
import { notFound } from "#server/errors.ts";
import { listHandler, recordHandlers } from "#server/record-handlers.ts";
import { newReference } from "#server/references.ts";
import { receiveRequest } from "#server/requests/receive-request.ts";
import { type LostItem, type lostItemEndpoints, lostItemMessages } from "./lost-items.ts";
import { findLostItem, listLostItems, type LostItemRow } from "./lost-items.queries.ts";

function present(row: LostItemRow): LostItem {
  const { id, reference, customer_name: customerName, item, status, created_at: createdAt, version } = row;
  return {
    id,
    reference,
    customerName,
    item,
    status,
    createdAt,
    isDeleted: row.deleted_at !== null,
    version,
  };
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
      return { reply: { id: await insertRecord(db, "lost_items", columns), reference }, emails: [] };
    });
    return { data, message: lostItemMessages.created };
  },

  change({ services, id, body: { customerName: customer_name, item, status, version } }) {
    return change(services, { id, version }, { customer_name, item, status });
  },
};
