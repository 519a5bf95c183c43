import { z } from "zod";
import { listEndpoint } from "#contract/core/read-endpoints.ts";
import { line, expectedVersion } from "#contract/core/fields.ts";
import { createdRequest } from "#contract/core/ids.ts";
import { listQuery, suspiciousFilter } from "#contract/core/pagination.ts";
import {
  byIdEndpoint,
  changeEndpoint,
  receiveEndpoint,
  removeAndRestore,
} from "#contract/core/record-endpoints.ts";
import { requestState } from "#contract/core/request-state.ts";
import { aliasedObject } from "#contract/core/wire.ts";
import { requestStatuses, statusFilter, statusWord } from "#contract/rules/status.ts";

// A kind of request that the product does not have: what guests have left in a room or a cab.

export const lostItemRecord = {
  label: "Lost item",
  plural: "lost items",
  page: "lost-items",
  menu: "Lost Items",
  icon: "search",
} as const;

export const lostItemMessages = {
  created: "We will look for it",
  changed: "Lost item updated",
  deleted: "Lost item deleted",
  restored: "Lost item restored",
} as const;

const lostItemSchema = aliasedObject(
  {
    id: z.int(),
    reference: z.string(),
    customerName: z.string(),
    item: z.string(),
    status: z.enum(requestStatuses),
    createdAt: z.string(),
    ...requestState,
  },
  { item: "itme" },
);

export type LostItem = z.output<typeof lostItemSchema>;

const fields = { customerName: line("Name is required"), item: line("Write what was lost") };

const lostItemForm = aliasedObject(fields, { item: "itme" });
const lostItemChangeForm = aliasedObject(
  { ...fields, status: statusWord(requestStatuses), version: expectedVersion("lost item") },
  { item: "itme" },
);

export const lostItemEndpoints = {
  list: listEndpoint("LostItem", "staff", {
    summary: "What guests have lost, newest first",
    query: listQuery(
      10,
      { status: statusFilter(requestStatuses), isSuspicious: suspiciousFilter },
      { orders: ["name"] },
    ),
    entry: lostItemSchema,
  }),
  byId: byIdEndpoint("LostItem", "staff", "One lost item", lostItemSchema),
  create: receiveEndpoint("LostItem", {
    summary: "Tell us of something lost",
    body: lostItemForm,
    data: createdRequest,
  }),
  change: changeEndpoint("LostItem", {
    summary: "Change a lost item or its status",
    body: lostItemChangeForm,
    data: lostItemSchema,
  }),
  ...removeAndRestore("LostItem", { remove: "Delete a lost item", restore: "Bring it back" }),
} as const;
