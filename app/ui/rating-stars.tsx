const star = "M8 1l2.1 4.5 4.9.6-3.6 3.4.9 4.9L8 12l-4.3 2.4.9-4.9L1 6.1l4.9-.6z";
const pitch = 17;
const positions = [0, 1, 2, 3, 4];

/** A rating of 0 to 5 as filled and empty stars. `isDecoration` hides it from screen readers. */
export function RatingStars({ rating, isDecoration = false }: { rating: number; isDecoration?: boolean }) {
  const meaning = isDecoration
    ? { "aria-hidden": true as const }
    : { role: "img", "aria-label": `${rating} of 5 stars` };
  return (
    // One drawing, not five: a page of reviews has a hundred stars.
    <svg
      viewBox="0 0 84 16"
      className="h-4 w-21 flex-none text-saffron-text"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      {...meaning}
    >
      {positions.map((position) => (
        <path
          key={position}
          d={star}
          transform={position > 0 ? `translate(${position * pitch})` : undefined}
          className={position < Math.round(rating) ? "fill-saffron" : undefined}
        />
      ))}
    </svg>
  );
}
