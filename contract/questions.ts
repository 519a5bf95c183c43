import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { email, flag, line, prose, versionRead } from "./core/fields.ts";
import { byIdQuery, createdRequest, idData } from "./core/ids.ts";
import { listQuery, suspiciousFilter } from "./core/pagination.ts";
import { spelled } from "./core/wire.ts";

export const queryMessages = {
  created: "Thank you! We have received your query and will get back to you soon.",
  changed: "Query updated successfully",
  deleted: "Query deleted successfully",
  restored: "Query restored",
} as const;

export const querySchema = spelled({
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  isAnswered: z.boolean(),
  createdAt: z.string(),
  /** Nobody on the staff has opened it yet. */
  isNew: z.boolean(),
  /** It looks sent by a machine and is kept apart. */
  isSuspicious: z.boolean(),
  isDeleted: z.boolean(),
  version: z.int(),
});

export type Query = z.output<typeof querySchema>;

export const queryForm = spelled({
  name: line("Name is required"),
  email: email("Email is required", "Invalid email address"),
  subject: line("Subject is required"),
  message: prose("Message is required"),
});

export const queryChangeForm = spelled({
  isAnswered: flag("isAnswered is true or false"),
  version: versionRead("query"),
});

export type QueryForm = z.output<typeof queryForm>;

export const queryOrders = ["name"] as const;
export type QueryOrder = (typeof queryOrders)[number];

export const queryEndpoints = {
  list: endpoint({
    method: "GET",
    path: "CustomerFeedBack/Query",
    who: "staff",
    summary: "Queries, newest first",
    query: listQuery(
      20,
      { isAnswered: flag("isAnswered is true or false").optional(), isSuspicious: suspiciousFilter },
      { orders: queryOrders },
    ),
    data: z.array(querySchema),
    isList: true,
  }),
  byId: endpoint({
    method: "GET",
    path: "CustomerFeedBack/Query/byId",
    who: "staff",
    summary: "One query",
    query: byIdQuery,
    data: querySchema,
  }),
  create: endpoint({
    method: "POST",
    path: "CustomerFeedBack/Query",
    who: "anyone",
    summary: "Ask the company something",
    body: queryForm,
    data: createdRequest,
    creates: true,
    publicWrite: true,
  }),
  change: endpoint({
    method: "PUT",
    path: "CustomerFeedBack/Query/{id}",
    who: "staff",
    summary: "Mark a query as answered, or as open again",
    body: queryChangeForm,
    data: querySchema,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "CustomerFeedBack/Query/byId",
    who: "staff",
    summary: "Delete a query; it can be restored",
    query: byIdQuery,
    data: idData,
  }),
  restore: endpoint({
    method: "PUT",
    path: "CustomerFeedBack/Query/restore",
    who: "staff",
    summary: "Bring a deleted query back",
    query: byIdQuery,
    data: idData,
  }),
} as const;
