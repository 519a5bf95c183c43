import type { Review } from "#contract/reviews.ts";
import { shorten } from "#contract/rules/text.ts";
import { StatusBadge } from "#app/features/records/status-badge.tsx";
import { RowLink } from "#app/features/lists/row-link.tsx";
import { RatingStars } from "#app/ui/rating-stars.tsx";
import { type Column, Table, type TableSort } from "#app/ui/table.tsx";

type ReviewTableProps = {
  reviews: readonly Review[];
  viewHref: (review: Review) => string;
  sort?: TableSort;
};

/** Reviews as the desk reads them; each row opens its details. */
export function ReviewTable({ reviews, viewHref, sort }: ReviewTableProps) {
  return (
    <Table
      sort={sort}
      caption="Ratings"
      columns={columnsFor(viewHref)}
      rows={reviews}
      rowKey={(review) => review.id}
    />
  );
}

function columnsFor(viewHref: (row: Review) => string): Column<Review>[] {
  return [
    {
      key: "name",
      header: "Name",
      sort: "name",
      isRowHeader: true,
      cell: (review) => (
        <RowLink href={viewHref(review)} isNew={review.isNew}>
          {review.customerName}
        </RowLink>
      ),
    },
    { key: "address", header: "Address", cell: (review) => review.customerAddress },
    { key: "review", header: "Review", cell: (review) => shorten(review.review, 75, "…") },
    {
      key: "rating",
      header: "Rating",
      sort: "rating",
      cell: (review) => <RatingStars rating={review.rating} />,
    },
    {
      key: "status",
      header: "Status",
      cell: (review) => <StatusBadge status={review.status} />,
      inCard: "badge",
    },
  ];
}
