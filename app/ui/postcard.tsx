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
    <figure className="flex flex-col rounded-poster bg-surface p-6 shadow-mid">
      <div aria-hidden="true" className="mb-4 flex min-h-28 items-start justify-end">
        <SpriteDrawing name="postmark" className="z-1 -me-8 mt-4 h-20 w-37 -rotate-6 text-ink3 opacity-60" />
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
