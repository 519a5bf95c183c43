import { type ReactNode, useId } from "react";
import { RatingStars } from "./rating-stars.tsx";

interface PostcardProps {
  quote: string;
  name: string;
  place?: string;
  rating: number;
  /** The trip's picture, on the stamp. */
  stamp?: ReactNode;
  /** On the ring of the postmark: where, and in its middle, when: `OCT`, `2026`. */
  postmark?: { place: string; month: string; year: string };
}

/** A guest's words as a postcard with stamp and postmark. */
export function Postcard({ quote, name, place, rating, stamp, postmark }: PostcardProps) {
  return (
    <figure className="postcard">
      <div aria-hidden="true">
        {postmark ? <Postmark {...postmark} /> : null}
        <div className="stamp">
          <span>{stamp}</span>
        </div>
      </div>
      <blockquote className="serif">{quote}</blockquote>
      <figcaption>
        <span>
          <b>{name}</b>
          {place ? `, ${place}` : null}
        </span>
        <RatingStars rating={rating} />
      </figcaption>
    </figure>
  );
}

const waves = [22, 36, 50, 64].map((y) => `M86 ${y}q10-7 20 0t20 0 20 0 20 0`).join("");

function Postmark({ place, month, year }: { place: string; month: string; year: string }) {
  const id = useId();
  return (
    <svg viewBox="0 0 168 88" className="postmark">
      <path d={waves} />
      <circle cx="44" cy="44" r="42" />
      <circle cx="44" cy="44" r="25" />
      <path id={id} d="M44 44m-29.5 0a29.5 29.5 0 1 1 59 0" stroke="none" />
      <text>
        <textPath href={`#${id}`} startOffset="50%">
          {place}
        </textPath>
      </text>
      <text x="44" y="43">
        {month}
      </text>
      <text x="44" y="58">
        {year}
      </text>
    </svg>
  );
}
