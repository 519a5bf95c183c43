import type { ReviewForm } from "#contract/reviews.ts";
import { todayInKashmir } from "#contract/rules/stay.ts";
import { insertRecord } from "../db/records.ts";
import type { Submission } from "../db/idempotency.ts";
import { lockName } from "../db/locks.ts";
import { reviewEmails } from "../outbox/emails/review-emails.ts";
import { guestKeyHash } from "../guest-key.ts";
import { findStayOfReviewKey } from "../reminders/reminders.queries.ts";
import { receiveRequest } from "../requests/receive-request.ts";
import type { Services } from "../services.ts";
import { findStayThatIsOver } from "./reviews.queries.ts";

/** Stores a guest's review as Pending. The same form with the same idempotency key is stored once. */
export function writeReview(services: Services, form: ReviewForm, submission: Submission) {
  return receiveRequest(services, form, submission, async (transaction, received) => {
    const today = todayInKashmir(services.clock.now());
    // Of two reviews of a stay at once only the first is of somebody who stayed.
    if (form.stay !== "") await lockName(transaction, "reviews of stays", 1);
    const stay_id =
      (await findStayOfReviewKey(transaction, form.stay)) ??
      (await findStayThatIsOver(transaction, guestKeyHash(form.stay), today));
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
