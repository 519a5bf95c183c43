import type { ReviewForm } from "#contract/reviews.ts";
import { insertRecord } from "../db/kept-records.ts";
import { once, type Sending } from "../db/once.ts";
import { reviewLetters } from "../notifications/letters/review-letters.ts";
import { postLetters } from "../notifications/post-letters.ts";
import type { Services } from "../services.ts";

/** Stores a guest's review; it is Pending until staff accept it. The same form with the same key is stored once. */
export function writeReview(services: Services, form: ReviewForm, sending: Sending) {
  return once(services.db, services.clock, { ...sending, body: form }, async (transaction) => {
    const id = await insertRecord(transaction, "reviews", {
      created_at: services.clock.now().toISOString(),
      customer_name: form.customerName,
      review: form.review,
      customer_address: form.customerAddress,
      rating: form.rating,
      status: "Pending",
    });
    await postLetters(services, transaction, reviewLetters(form));
    return { id };
  });
}
