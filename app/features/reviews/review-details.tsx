import type { Review } from "#contract/reviews.ts";
import { shortMoment } from "#app/features/lists/short-moment.ts";
import { RequestDetails } from "#app/features/records/request-details.tsx";
import type { DetailsProps } from "#app/features/records/request-list.ts";
import { Facts, nameFact } from "#app/ui/facts.tsx";
import { RatingStars } from "#app/ui/rating-stars.tsx";
import { reviewFields } from "./review-versions.ts";

/** A review as it was written, and whether the site shows it. */
export function ReviewDetails(props: DetailsProps<Review>) {
  const { createdAt, customerName, customerAddress, rating, review, hasStayed } = props.record;
  return (
    <RequestDetails
      {...props}
      kind="reviews"
      title="Review Details"
      above={shortMoment(createdAt)}
      versionFields={reviewFields}
      deleteLabel="Delete Review"
    >
      <Facts
        facts={[
          nameFact(customerName),
          ["Address", customerAddress],
          ["From", hasStayed ? "A guest who stayed" : "Anybody"],
          ["Rating", <RatingStars key="rating" rating={rating} />],
        ]}
      />
      <blockquote className="mt-5 border-s-3 border-glow ps-4 whitespace-pre-line text-ink2">
        {review}
      </blockquote>
      <p className="mt-4 text-sm text-ink3">
        Accepted reviews appear on the site; Pending and Rejected ones do not.
      </p>
    </RequestDetails>
  );
}
