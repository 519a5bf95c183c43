import { z } from "zod";
import { listEndpoint } from "./core/read-endpoints.ts";
import { byIdEndpoint, changeEndpoint, receiveEndpoint, deleteAndRestore } from "./core/record-endpoints.ts";
import { line, prose, expectedVersion, shortText, wholeNumber } from "./core/fields.ts";
import { idData } from "./core/ids.ts";
import { listQuery, suspiciousFilter } from "./core/pagination.ts";
import { requestState } from "./core/request-state.ts";
import { requestStatuses, statusFilter, statusWord } from "./rules/status.ts";
import { aliasedObject } from "./core/wire.ts";
import { savedMessages } from "./core/saved-messages.ts";

export const reviewRecord = {
  label: "Review",
  plural: "reviews",
  page: "user-rating",
  menu: "Rating",
  menuPlace: 5,
  icon: "star",
} as const;

export const reviewMessages = {
  created: "Thank you! Your review will appear once we have read it.",
  ...savedMessages("Review"),
} as const;

export const reviewSchema = aliasedObject({
  id: z.int(),
  customerName: z.string(),
  review: z.string(),
  customerAddress: z.string(),
  rating: z.int(),
  /** Written through a link that only a guest who stayed has. */
  hasStayed: z.boolean(),
  status: z.enum(requestStatuses),
  createdAt: z.string(),
  ...requestState,
});

export type Review = z.output<typeof reviewSchema>;

const rating = wholeNumber("Rating is required", 1, 5, {
  below: "Rating must be at least 1",
  above: "Rating cannot exceed 5",
});

export const reviewForm = aliasedObject({
  customerName: line("Name is required").min(3, "Name must be at least 3 characters long"),
  review: prose("Review is required").min(10, "Review must be at least 10 characters long"),
  customerAddress: line("Address is required"),
  rating,
  /** From the link that is sent after a stay, or from the page of one that is over. */
  stay: z.preprocess((value) => value ?? "", shortText(100, "stay comes with the link after a stay")),
});

/** The staff's form, with the status. */
export const reviewChangeForm = aliasedObject({
  customerName: line("Customer name is required"),
  review: prose("Review is required"),
  customerAddress: line("Customer address is required"),
  rating,
  status: statusWord(requestStatuses),
  version: expectedVersion("review"),
});

export type ReviewForm = z.output<typeof reviewForm>;

export const reviewOrders = ["name", "rating"] as const;
export type ReviewOrder = (typeof reviewOrders)[number];

export const reviewEndpoints = {
  list: listEndpoint("CustomerFeedBack", "anyone", {
    summary: "Reviews; visitors get the accepted ones, whatever they ask for",
    query: listQuery(
      20,
      { status: statusFilter(requestStatuses), isSuspicious: suspiciousFilter },
      { orders: reviewOrders },
    ),
    entry: reviewSchema,
  }),
  byId: byIdEndpoint("CustomerFeedBack", "staff", "One review", reviewSchema),
  create: receiveEndpoint("CustomerFeedBack", {
    summary: "Write a review; it appears once staff have accepted it",
    body: reviewForm,
    data: idData,
  }),
  change: changeEndpoint("CustomerFeedBack", {
    summary: "Change a review or its status",
    body: reviewChangeForm,
    data: reviewSchema,
  }),
  ...deleteAndRestore("CustomerFeedBack", "review"),
} as const;
