import { reviewMessages } from "#contract/reviews.ts";
import type { HandlersOf } from "../call.ts";
import { changeRecord, deleteRecord, restoreRecord } from "../db/records.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { onlyStaffSeeDeleted } from "../staff/deleted-policy.ts";
import { presentReview } from "./present-review.ts";
import { readableStatus } from "./review-policy.ts";
import { findReview, listReviews } from "./reviews.queries.ts";
import { writeReview } from "./write-review.ts";

export const reviewHandlers: HandlersOf<"reviews"> = {
  async list({ services, visitor, query }) {
    onlyStaffSeeDeleted(visitor, query);
    const status = readableStatus(visitor, query.status);
    const isSuspicious = visitor.staff !== null && query.isSuspicious;
    const { records, pageInfo } = await listReviews(services.db.executor, { ...query, status, isSuspicious });
    return { data: records.map(presentReview), pageInfo };
  },

  async byId({ services, query }) {
    return { data: await readReview(services, query.id) };
  },

  async create({ services, body, form }) {
    return { data: await writeReview(services, body, form), message: reviewMessages.created };
  },

  async change({ services, id, body }) {
    const { customerName, customerAddress, version, ...same } = body;
    const columns = {
      customer_name: customerName,
      customer_address: customerAddress,
      suspicious_at: null,
      ...same,
    };
    await changeRecord(services.db.executor, "reviews", { id, version }, columns);
    return { data: await readReview(services, id), message: reviewMessages.changed };
  },

  async remove({ services, query }) {
    await deleteRecord(services.db.executor, "reviews", query.id, services.clock.now().toISOString());
    return { data: { id: query.id }, message: reviewMessages.deleted };
  },

  async restore({ services, query }) {
    await restoreRecord(services.db.executor, "reviews", query.id);
    return { data: { id: query.id }, message: reviewMessages.restored };
  },
};

async function readReview(services: Services, id: number) {
  const review = await findReview(services.db.executor, id);
  if (!review) throw new AppError("not_found", { message: "This review does not exist, or no longer" });
  return presentReview(review);
}
