import type { Review, ReviewOrder } from "#contract/reviews.ts";
import { requestStatuses } from "#contract/rules/status.ts";
import { shorten } from "#contract/rules/text.ts";
import type { RequestList } from "#app/features/records/request-list.ts";
import { RatingStars } from "#app/ui/rating-stars.tsx";
import type { RequestSummary } from "../answers/request-summary.ts";
import { alphabetical, byTime, type Sort } from "../lists/list-sorts.ts";
import { byStatus } from "../lists/record-list.ts";
import { fileColumn, textColumn } from "#app/features/lists/columns.ts";
import { nameColumn, sentInFile, statusColumn } from "#app/features/records/standard-columns.tsx";
import { ReviewDetails } from "./review-details.tsx";

const sorts: Sort<ReviewOrder | "id">[] = [
  ...byTime,
  { by: "rating", direction: "desc", label: "Rating, best first" },
  { by: "rating", direction: "asc", label: "Rating, worst first" },
  ...alphabetical("name", "Name"),
];

type ReviewRow = ReturnType<typeof rowOf>;

/** The list of reviews for staff. */
export const reviewList: RequestList<Review, ReviewRow> = {
  kind: "reviews",
  title: "Rating",
  label: "Ratings",
  search: "Search name or review",
  empty: "No Ratings available.",
  hint: "Send a guest who has just left to the review page; what you accept stands on the site.",
  csv: "ratings.csv",
  hasGuestsData: true,
  calls: ({ reviews }) => reviews,
  query: byStatus,
  statuses: requestStatuses,
  sorts,
  waits: { under: ["Pending"], tell },
  rowOf,
  columns: [
    nameColumn((review: ReviewRow) => review.customerName),
    { ...textColumn("Address", (review: ReviewRow) => review.customerAddress), inCard: "start" },
    { header: "Review", cell: ({ review }) => review, inCard: "start" },
    {
      header: "Rating",
      sort: "rating",
      cell: ({ rating }) => <RatingStars rating={rating} />,
      csv: ({ rating }) => rating,
      inCard: "end",
    },
    fileColumn("Review", ({ review }) => review),
    statusColumn,
    sentInFile,
  ],
  Details: ReviewDetails,
};

function rowOf({ id, customerName, customerAddress, review, rating, isNew, status }: Review) {
  return { id, customerName, customerAddress, review: shorten(review, 75, "…"), rating, isNew, status };
}

function tell({ customerName: name, rating, review, status }: Review): RequestSummary {
  return { name, what: `${"★".repeat(rating)} ${shorten(review, 90, "…")}`, status };
}
