import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "./link.tsx";
import { Picture } from "./picture.tsx";
import type { PictureRecord } from "./picture-sources.ts";

interface PosterCardProps {
  href: string;
  title: string;
  picture?: PictureRecord | undefined;
  /** A saffron ribbon over the picture's edge. */
  tag?: string;
  meta?: ReactNode;
  children?: ReactNode;
  price?: ReactNode;
  priceNote?: string;
  headingLevel?: 2 | 3;
}

/** A framed poster: mat, picture, title, a hairline, the price and an arrow. The whole card is one link. */
export function PosterCard(props: PosterCardProps) {
  const { href, title, picture, tag, meta, children, price, priceNote, headingLevel = 3 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="mat lift relative flex flex-col pb-0">
      <div className="relative aspect-[4/4.9] overflow-hidden bg-pashmina2">
        {picture ? (
          <Picture
            picture={picture}
            sizes="(width < 47.5rem) 85vw, (width < 62.5rem) 45vw, 400px"
            className="zoom size-full object-cover"
          />
        ) : null}
        {tag ? (
          <span className="absolute start-0 top-4 rounded-e-full bg-saffron px-3 py-1.5 text-xs font-semibold text-saffron-ink">
            {tag}
          </span>
        ) : null}
      </div>
      <div className="flex flex-1 flex-col px-2 pt-4 pb-4.5">
        <Heading className="text-card">
          <Link href={href} className="after:absolute after:inset-0 after:content-['']">
            {title}
          </Link>
        </Heading>
        {meta ? <p className="mt-2 flex flex-wrap gap-x-4 text-sm text-ink3">{meta}</p> : null}
        {children ? <div className="mt-2 text-sm text-ink2">{children}</div> : null}
        <div className="mt-auto pt-3.5">
          <div className="flex items-end justify-between gap-4 border-t border-line pt-3.5">
            <p className="leading-tight">
              {price ? <span className="block text-[1.15rem] font-bold tabular-nums">{price}</span> : null}
              {priceNote ? <span className="text-xs text-ink3">{priceNote}</span> : null}
            </p>
            <ArrowRight
              aria-hidden="true"
              className="size-5 flex-none text-dal rtl:-scale-x-100"
              strokeWidth={1.75}
            />
          </div>
        </div>
      </div>
    </article>
  );
}
