import { useId } from "react";
import type { Review } from "#contract/reviews.ts";
import { Carousel } from "#app/ui/carousel.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { Postcard } from "#app/ui/postcard.tsx";
import { SectionHead } from "./section-head.tsx";

interface TestimonialsBlockProps {
  heading: string;
  /** Accepted ones only; without any the block is not there. `null` when they could not be read. */
  reviews: readonly Review[] | null;
  /** Picture and postmark of the stamps, used in turn. */
  stamps: readonly { place: string; picture?: PictureRecord | undefined }[];
}

export function TestimonialsBlock({ heading: title, reviews, stamps }: TestimonialsBlockProps) {
  const ring = useId();
  if (reviews?.length === 0) return null;
  const heading = <SectionHead id="testimonials" title={title || "Postcards from guests"} />;
  if (!reviews) {
    return (
      <div className="wrap pb-section">
        {heading}
        <p className="mt-6 text-ink2">
          What guests wrote could not be read just now. Please load the page again in a moment.
        </p>
      </div>
    );
  }
  return (
    // As wide as the page: `content-visibility` clips overflow, and the rail reaches the page's edge.
    <div className="far">
      <div className="wrap pb-section">
        <Carousel label={title || "Postcards from guests"} heading={heading}>
          {bestFirst(reviews).map((review, index) => {
            const stamp = stamps[index % stamps.length];
            return (
              <Postcard
                key={review.id}
                quote={review.review}
                name={review.customerName}
                place={
                  review.hasStayed ? `${review.customerAddress}, stayed with us` : review.customerAddress
                }
                rating={review.rating}
                stamp={stamp?.picture ? <Picture picture={stamp.picture} alt="" /> : undefined}
                postmark={
                  stamp && { place: stamp.place, ...postedIn(review.createdAt), ring, drawsRing: index === 0 }
                }
              />
            );
          })}
        </Carousel>
      </div>
    </div>
  );
}

/** Best rating first; equal ones stay in their order, latest first. */
function bestFirst(reviews: readonly Review[]): Review[] {
  return reviews.toSorted((one, other) => other.rating - one.rating);
}

const months = new Intl.DateTimeFormat("en-GB", { month: "short", timeZone: "Asia/Kolkata" });
const years = new Intl.DateTimeFormat("en-GB", { year: "numeric", timeZone: "Asia/Kolkata" });

function postedIn(moment: string): { month: string; year: string } {
  const date = new Date(moment);
  return { month: months.format(date), year: years.format(date) };
}
