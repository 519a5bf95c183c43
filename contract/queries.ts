import { z } from "zod";
import { listEndpoint } from "./core/read-endpoints.ts";
import { byIdEndpoint, changeEndpoint, receiveEndpoint, deleteAndRestore } from "./core/record-endpoints.ts";
import { email, flag, line, prose, expectedVersion } from "./core/fields.ts";
import { createdRequest } from "./core/ids.ts";
import { listQuery, suspiciousFilter } from "./core/pagination.ts";
import { requestState } from "./core/request-state.ts";
import { aliasedObject } from "./core/wire.ts";
import { savedMessages } from "./core/saved-messages.ts";

export const questionRecord = {
  label: "Query",
  plural: "queries",
  page: "queries",
  menu: "Queries",
  menuPlace: 4,
  icon: "message-circle-question",
} as const;

export const questionMessages = {
  created: "Thank you! We have received your query and will get back to you soon.",
  ...savedMessages("Query"),
} as const;

export const questionSchema = aliasedObject({
  id: z.int(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  isAnswered: z.boolean(),
  createdAt: z.string(),
  ...requestState,
});

export type Query = z.output<typeof questionSchema>;

export const questionForm = aliasedObject({
  name: line("Name is required"),
  email: email("Email is required", "Invalid email address"),
  subject: line("Subject is required"),
  message: prose("Message is required"),
});

export const questionChangeForm = aliasedObject({
  isAnswered: flag("isAnswered is true or false"),
  version: expectedVersion("query"),
});

export type QuestionForm = z.output<typeof questionForm>;

export const questionOrders = ["name"] as const;
export type QuestionOrder = (typeof questionOrders)[number];

export const questionEndpoints = {
  list: listEndpoint("CustomerFeedBack/Query", "staff", {
    summary: "Queries, newest first",
    query: listQuery(
      20,
      { isAnswered: flag("isAnswered is true or false").optional(), isSuspicious: suspiciousFilter },
      { orders: questionOrders },
    ),
    entry: questionSchema,
  }),
  byId: byIdEndpoint("CustomerFeedBack/Query", "staff", "One query", questionSchema),
  create: receiveEndpoint("CustomerFeedBack/Query", {
    summary: "Ask the company something",
    body: questionForm,
    data: createdRequest,
  }),
  change: changeEndpoint("CustomerFeedBack/Query", {
    summary: "Mark a query as answered, or as open again",
    body: questionChangeForm,
    data: questionSchema,
  }),
  ...deleteAndRestore("CustomerFeedBack/Query", "query"),
} as const;
