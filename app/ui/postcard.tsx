import type { ReactNode } from "react";
import { RatingStars } from "./rating-stars.tsx";

interface PostcardProps {
  quote: string;
  name: string;
  place?: string;
  rating: number;
  /** The trip's picture, on the stamp. */
  stamp?: ReactNode;
}

/** A guest's words as a postcard with stamp and postmark. */
export function Postcard({ quote, name, place, rating, stamp }: PostcardProps) {
  return (
    <figure className="flex flex-col rounded-poster bg-surface p-6 shadow-mid">
      <div aria-hidden="true" className="mb-4 flex min-h-28 items-start justify-end">
        <Postmark />
        <div className="stamp">
          <span>{stamp}</span>
        </div>
      </div>
      <blockquote className="serif mb-6 flex-1 text-[1.2rem] leading-[1.45] tracking-normal text-pretty">
        {quote}
      </blockquote>
      <figcaption className="flex items-center justify-between gap-3 border-t border-line pt-4 text-sm text-ink2">
        <span>
          <b className="font-semibold text-ink">{name}</b>
          {place ? `, ${place}` : null}
        </span>
        <RatingStars rating={rating} />
      </figcaption>
    </figure>
  );
}

const waves = [22, 34, 46, 58].map((y) => `M70 ${y}q10-7 20 0t20 0 20 0 20 0`).join("");

function Postmark() {
  return (
    <svg
      viewBox="0 0 150 80"
      className="z-1 -me-8 mt-4 h-20 w-37 -rotate-6 text-ink3 opacity-60"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <circle cx="38" cy="40" r="34" />
      <circle cx="38" cy="40" r="24" />
      <path d={waves} />
      <text
        x="38"
        y="44"
        textAnchor="middle"
        fontSize="11"
        fontWeight="600"
        fill="currentColor"
        stroke="none"
      >
        Srinagar
      </text>
    </svg>
  );
}
