import type { ReactNode } from "react";
import { SpriteUse } from "./icon.tsx";
import { RatingStars } from "./rating-stars.tsx";

interface PostcardProps {
  quote: string;
  name: string;
  place?: string;
  rating: number;
  /** The trip's picture, on the stamp. */
  stamp?: ReactNode;
  /** Place (on the ring) and date (in the middle) of the postmark: `OCT`, `2026`. */
  postmark?: PostmarkProps;
}

type PostmarkProps = {
  place: string;
  month: string;
  year: string;
  /** The id of the ring's path, which several postcards share. */
  ring: string;
  drawsRing: boolean;
};

/** A guest's words as a postcard with stamp and postmark. */
export function Postcard({ quote, name, place, rating, stamp, postmark }: PostcardProps) {
  return (
    <figure className="postcard">
      {stamp || postmark ? (
        <div aria-hidden="true">
          {postmark ? <Postmark {...postmark} /> : null}
          {stamp ? (
            <div className="stamp">
              <span>{stamp}</span>
            </div>
          ) : null}
        </div>
      ) : null}
      <blockquote>{quote}</blockquote>
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

function Postmark({ place, month, year, ring, drawsRing }: PostmarkProps) {
  return (
    <svg viewBox="0 0 168 88" className="postmark">
      <SpriteUse name="postmark" />
      {drawsRing ? <path id={ring} d="M14.5 44a29.5 29.5 0 1 1 59 0" /> : null}
      <text>
        <textPath href={`#${ring}`} startOffset="50%">
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
