import { whatWeOffer } from "#app/content/home-texts.ts";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { Tile } from "#app/ui/tile.tsx";
import { SectionHead } from "./section-head.tsx";

/** One large tile, then two, then three, on twelve columns. */
const places = [
  "lg:col-span-7 lg:row-span-2",
  "lg:col-span-5",
  "lg:col-span-5",
  "lg:col-span-4",
  "lg:col-span-4",
  "lg:col-span-4",
];

export function OffersBlock({ pictures }: { pictures: Record<string, PictureRecord | undefined> }) {
  const offers = whatWeOffer.offers.flatMap((offer) => {
    const picture = pictures[offer.imageUrl];
    return picture ? [{ offer, picture: { ...picture, focus: offer.focus } }] : [];
  });
  return (
    <section aria-labelledby="offers" className="wrap grid gap-[clamp(1.8rem,3vw,3rem)] py-section">
      <SectionHead id="offers" title={whatWeOffer.heading}>
        {whatWeOffer.text}
      </SectionHead>
      <div className="grid auto-rows-[270px] gap-5 sm:auto-rows-[270px] sm:grid-cols-2 lg:auto-rows-[300px] lg:grid-cols-12">
        {offers.map(({ offer, picture }, index) => (
          <Tile
            key={offer.title}
            href={offer.href}
            title={offer.title}
            line={offer.text}
            picture={picture}
            sizes={index === 0 ? "(width < 62.5rem) 92vw, 740px" : "(width < 62.5rem) 46vw, 520px"}
            className={places[index]}
          />
        ))}
      </div>
    </section>
  );
}
