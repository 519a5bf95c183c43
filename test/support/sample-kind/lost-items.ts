import { z } from "zod";
import { endpoint } from "#contract/core/endpoint.ts";
import { line, expectedVersion } from "#contract/core/fields.ts";
import { createdRequest } from "#contract/core/ids.ts";
import { listQuery } from "#contract/core/pagination.ts";
import { byIdEndpoint, removeAndRestore } from "#contract/core/record-endpoints.ts";
import { aliased } from "#contract/core/wire.ts";
import { requestStatuses, statusWord } from "#contract/rules/status.ts";

// A kind of request that the product does not have: what guests have left in a room or a cab.

export const lostItemMessages = {
  created: "We will look for it",
  changed: "Lost item updated",
  deleted: "Lost item deleted",
  restored: "Lost item restored",
} as const;

const lostItemSchema = aliased(
  {
    id: z.int(),
    reference: z.string(),
    customerName: z.string(),
    item: z.string(),
    status: z.enum(requestStatuses),
    createdAt: z.string(),
    isDeleted: z.boolean(),
    version: z.int(),
  },
  { item: "itme" },
);

export type LostItem = z.output<typeof lostItemSchema>;

const fields = { customerName: line("Name is required"), item: line("Write what was lost") };

const lostItemForm = aliased(fields, { item: "itme" });
const lostItemChangeForm = aliased(
  { ...fields, status: statusWord(requestStatuses), version: expectedVersion("lost item") },
  { item: "itme" },
);

export const lostItemEndpoints = {
  list: endpoint({
    method: "GET",
    path: "LostItem",
    access: "staff",
    summary: "What guests have lost, newest first",
    query: listQuery(10, {}, { orders: ["name"] }),
    data: z.array(lostItemSchema),
    isList: true,
  }),
  byId: byIdEndpoint("LostItem", "staff", "One lost item", lostItemSchema),
  create: endpoint({
    method: "POST",
    path: "LostItem",
    access: "anyone",
    summary: "Tell us of something lost",
    body: lostItemForm,
    data: createdRequest,
    creates: true,
    publicWrite: true,
    logs: "created",
    recordId: "reply",
  }),
  change: endpoint({
    method: "PUT",
    path: "LostItem/{id}",
    access: "staff",
    summary: "Change a lost item or its status",
    body: lostItemChangeForm,
    data: lostItemSchema,
    logs: "changed",
    recordId: "path",
  }),
  ...removeAndRestore("LostItem", { remove: "Delete a lost item", restore: "Bring it back" }),
} as const;
