import type { ReviewForm } from "#contract/reviews.ts";
import { insertRecord } from "../db/records.ts";
import type { Submission } from "../db/idempotency.ts";
import { reviewEmails } from "../outbox/emails/review-emails.ts";
import { findStayOfReviewKey } from "../reminders/reminders.queries.ts";
import { receiveRequest } from "../requests/receive-request.ts";
import type { Services } from "../services.ts";

/** Stores a guest's review as Pending. The same form with the same idempotency key is stored once. */
export function writeReview(services: Services, form: ReviewForm, submission: Submission) {
  return receiveRequest(services, form, submission, async (transaction, received) => {
    const stay_id = await findStayOfReviewKey(transaction, form.stay);
    const id = await insertRecord(transaction, "reviews", {
      ...received,
      customer_name: form.customerName,
      review: form.review,
      customer_address: form.customerAddress,
      rating: form.rating,
      status: "Pending",
      stay_id,
    });
    return { reply: { id }, emails: reviewEmails(form, id) };
  });
}
