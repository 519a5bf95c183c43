import type { ReactNode } from "react";
import { SpriteDrawing } from "./icon.tsx";
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
    <figure className="postcard">
      <div aria-hidden="true">
        <SpriteDrawing name="postmark" className="postmark" />
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
