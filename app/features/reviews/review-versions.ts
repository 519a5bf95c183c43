import type { Review } from "#contract/reviews.ts";
import type { VersionField } from "#app/features/merge/merge-versions.ts";
import type { TextsOf } from "#app/features/merge/form-versions.ts";

/** The fields to choose in a merge of a review. */
export const reviewFields: VersionField<TextsOf<Review>>[] = [
  { keys: ["status"], label: "Status" },
  { keys: ["rating"], label: "Rating" },
  { keys: ["review"], label: "Review" },
  { keys: ["customerName"], label: "Customer name" },
  { keys: ["customerAddress"], label: "Customer address" },
];
