import { z } from "zod";
import { writeEndpoint } from "./core/endpoint.ts";
import { listEndpoint, readEndpoint } from "./core/read-endpoints.ts";
import { shortText } from "./core/fields.ts";
import { byIdEndpoint } from "./core/record-endpoints.ts";
import { listQuery } from "./core/pagination.ts";
import { statusFilter } from "./rules/status.ts";
import { aliasedObject } from "./core/wire.ts";

export const outboxMessages = {
  retried: "The message will be sent again in a moment",
  alreadySent: "This message has been sent already",
  inHand: "This message is just being sent. Look again in five minutes",
  wordless: "The words of this message were deleted: it is too old, or its guest was erased",
  /** Also the `lastError` of a message that nobody may send any more. */
  withdrawn: "Withdrawn: the stay has changed",
  noMailServer: "No mail server is set up, so messages are kept here and not sent",
} as const;

/**
 * `Failed`: not delivered, or handed to the mail server without a reply, so that it may have arrived; `lastError` says
 * which. `Kept`: written while no mail server was set up; sent when staff ask for it, unless it was withdrawn because
 * it no longer applies.
 */
export const notificationStatuses = ["Waiting", "Sent", "Failed", "Kept"] as const;
export const notificationKinds = [
  "booking",
  "cab booking",
  "package booking",
  "query",
  "review",
  "security",
  "reminder",
  "calendar",
] as const;

export type NotificationStatus = (typeof notificationStatuses)[number];
export type NotificationKind = (typeof notificationKinds)[number];

export const notificationSchema = aliasedObject({
  id: z.int(),
  kind: z.enum(notificationKinds),
  /** The request's reference; empty for a review. */
  reference: z.string(),
  audience: z.enum(["guest", "staff"]),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  status: z.enum(notificationStatuses),
  attempts: z.int(),
  /** Why the last attempt failed; empty when none did. */
  lastError: z.string(),
  createdAt: z.string(),
  /** When it is tried next; null unless it waits. */
  nextAttemptAt: z.string().nullable(),
  sentAt: z.string().nullable(),
});

/** The state of mail delivery. */
export const deliverySchema = z.object({
  /** True when a mail server is set up; without one messages become `Kept`. */
  isSetUp: z.boolean(),
  failed: z.int(),
});

export type Delivery = z.infer<typeof deliverySchema>;
export type Notification = z.output<typeof notificationSchema>;

export const outboxEndpoints = {
  list: listEndpoint("Notification", "staff", {
    summary: "Messages to guests and staff, newest first: what was sent, waits, failed or is kept",
    query: listQuery(20, {
      status: statusFilter(notificationStatuses),
      /** Only the messages about the request with this reference. */
      reference: shortText(30, "reference names a request").default(""),
    }),
    entry: notificationSchema,
  }),
  byId: byIdEndpoint("Notification", "staff", "One message", notificationSchema),
  delivery: readEndpoint("Notification/delivery", "staff", {
    summary: "Whether mail is set up, and how many messages could not be delivered",
    data: deliverySchema,
  }),
  retry: writeEndpoint("PUT", "Notification/{id}", "staff", {
    summary: "Send a message that failed or was kept",
    data: notificationSchema,
    logs: false,
    because: "the message itself tells of its attempts",
    fails: ["conflict"],
  }),
} as const;
