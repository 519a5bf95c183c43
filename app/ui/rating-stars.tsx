import { Star } from "lucide-react";

const positions = [1, 2, 3, 4, 5];

/** A rating of 0 to 5 as filled and empty stars. `isDecoration` hides it from screen readers. */
export function RatingStars({ rating, isDecoration = false }: { rating: number; isDecoration?: boolean }) {
  const meaning = isDecoration
    ? { "aria-hidden": true as const }
    : { role: "img", "aria-label": `${rating} of 5 stars` };
  return (
    <span className="inline-flex text-saffron-text" {...meaning}>
      {positions.map((position) => (
        <Star
          key={position}
          aria-hidden="true"
          className={`size-4.5 ${position <= Math.round(rating) ? "fill-saffron" : "fill-none"}`}
          strokeWidth={1.25}
        />
      ))}
    </span>
  );
}
