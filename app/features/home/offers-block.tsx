import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { Tile } from "#app/ui/tile.tsx";
import { SectionHead } from "./section-head.tsx";
import { asFragment } from "#app/ui/fragment.tsx";

type Offer = { title: string; text: string; href: string; picture: PictureRecord | undefined };
type OffersBlockProps = { heading: string; text: string; offers: readonly Offer[] };

/** One large tile, then two, then three, on twelve columns; where there are others, three in a row. */
const places = [
  "lg:col-span-7 lg:row-span-2",
  "lg:col-span-5",
  "lg:col-span-5",
  "lg:col-span-4",
  "lg:col-span-4",
  "lg:col-span-4",
];

/** The company's offers as tiles; renders nothing without any. */
export const OffersBlock = asFragment(function OffersBlock({ heading, text, offers }: OffersBlockProps) {
  if (offers.length === 0) return null;
  const fills = offers.length >= places.length;
  // Lower rows when no tile has a picture.
  const rows = offers.some(({ picture }) => picture)
    ? "auto-rows-[270px] sm:auto-rows-[270px] lg:auto-rows-[300px]"
    : "auto-rows-[minmax(120px,auto)]";
  return (
    <section aria-labelledby="offers" className="wrap grid gap-[clamp(1.8rem,3vw,3rem)] py-section">
      <SectionHead id="offers" title={heading || "What we offer"}>
        {text}
      </SectionHead>
      <div className={`grid ${rows} gap-5 sm:grid-cols-2 lg:grid-cols-12`}>
        {offers.map((offer, index) => (
          <Tile
            key={offer.title}
            href={offer.href || "/"}
            title={offer.title}
            line={offer.text}
            picture={offer.picture}
            sizes={fills && index === 0 ? "(width < 62.5rem) 92vw, 740px" : "(width < 62.5rem) 46vw, 520px"}
            className={(fills && places[index]) || "lg:col-span-4"}
          />
        ))}
      </div>
    </section>
  );
});
