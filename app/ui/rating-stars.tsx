import { SpriteDrawing } from "./icon.tsx";

/** A rating of 0 to 5 as filled and empty stars. */
export function RatingStars({ rating }: { rating: number }) {
  const label = `${rating} of 5 stars`;
  return <SpriteDrawing name={`stars-${Math.round(rating)}`} label={label} className="rating-stars" />;
}
