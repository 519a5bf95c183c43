import { SpriteDrawing } from "./icon.tsx";

/** A rating of 0 to 5 as filled and empty stars. `isDecoration` hides it from screen readers. */
export function RatingStars({ rating, isDecoration = false }: { rating: number; isDecoration?: boolean }) {
  const label = isDecoration ? undefined : `${rating} of 5 stars`;
  return <SpriteDrawing name={`stars-${Math.round(rating)}`} label={label} className="rating-stars" />;
}
