import type { Review } from "#contract/reviews.ts";
import type { ReviewRow } from "./reviews.queries.ts";
import { presentState } from "../requests/present-state.ts";

export function presentReview(row: ReviewRow): Review {
  return {
    id: row.id,
    customerName: row.customer_name,
    review: row.review,
    customerAddress: row.customer_address,
    rating: row.rating,
    hasStayed: row.stay_id !== null,
    status: row.status,
    createdAt: row.created_at,
    ...presentState(row),
  };
}
