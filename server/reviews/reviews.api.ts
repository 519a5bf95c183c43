import { type reviewEndpoints, reviewMessages } from "#contract/reviews.ts";
import type { Handlers } from "../call.ts";
import { notFound } from "../errors.ts";
import { createHandler, recordHandlers } from "../record-handlers.ts";
import { presentReview } from "./present-review.ts";
import { readableStatus } from "./review-policy.ts";
import { findReview, listReviews, reviewGuest } from "./reviews.queries.ts";
import { writeReview } from "./write-review.ts";
import { reviewEmails } from "../outbox/emails/review-emails.ts";
import type { RequestPart } from "../requests/request-part.ts";

const { handlers, change } = recordHandlers({
  table: "reviews",
  find: findReview,
  present: presentReview,
  missing: () => notFound("review"),
  messages: reviewMessages,
});

export const reviewHandlers: Handlers<typeof reviewEndpoints> = {
  ...handlers,

  async list({ services, visitor, query }) {
    const status = readableStatus(visitor, query.status);
    const isSuspicious = visitor.staff !== null && query.isSuspicious;
    const { records, pageInfo } = await listReviews(services.db.executor, { ...query, status, isSuspicious });
    return { data: records.map(presentReview), pageInfo };
  },

  create: createHandler(writeReview, reviewMessages.created),

  change({ services, id, body }) {
    const { customerName, customerAddress, version, ...same } = body;
    const guest = { customer_name: customerName, customer_address: customerAddress };
    return change(
      services,
      { id, version, seenAt: services.clock.now().toISOString() },
      { ...guest, suspicious_at: null, ...same },
    );
  },
};

export const reviewRequest: RequestPart = {
  table: "reviews",
  guest: reviewGuest,
  async emailsAbout(db, id) {
    const row = await findReview(db, id);
    return row ? reviewEmails(presentReview(row), id) : [];
  },
};
