import { AccordionItem, DayMarker } from "#app/ui/accordion.tsx";
import { Carousel } from "#app/ui/carousel.tsx";
import { FadeCarousel } from "#app/ui/fade-carousel.tsx";
import { Lightbox, LightboxButton } from "#app/ui/lightbox.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { PosterCard } from "#app/ui/poster-card.tsx";
import { Postcard } from "#app/ui/postcard.tsx";
import { Tile } from "#app/ui/tile.tsx";
import { Section } from "./section.tsx";

const journeys = [
  { title: "Wake up on the Dal", place: "Srinagar", price: "₹18,500", tag: "Most loved" },
  { title: "First snow in Gulmarg", place: "Gulmarg", price: "₹27,900", tag: undefined },
  { title: "Along the Lidder", place: "Pahalgam", price: "₹31,200", tag: undefined },
  { title: "The saffron fortnight", place: "Pampore", price: "₹24,500", tag: "Oct to Nov" },
];

const days = ["Arrive in Srinagar", "Gardens and the old city", "Over to Pahalgam"];

export function MotionSection({ pictures }: { pictures: readonly PictureRecord[] }) {
  return (
    <>
      <Section title="Carousels">
        <Carousel
          label="Journeys"
          interval={4000}
          speed={1000}
          heading={<p className="serif text-2xl">Journeys worth framing</p>}
        >
          {journeys.map(({ title, place, price, tag }, index) => (
            <PosterCard
              key={title}
              href="#carousels"
              title={title}
              tag={tag}
              picture={pictures[index]}
              meta={`${index + 3} days · ${place}`}
              price={price}
              priceNote="per person, twin sharing"
            />
          ))}
        </Carousel>
        <FadeCarousel
          label="Places"
          interval={10_000}
          className="mt-6 h-80 rounded-panel bg-dal-deep text-white"
        >
          {pictures.map((picture) => (
            <Picture key={picture.path} picture={picture} sizes="100vw" className="size-full object-cover" />
          ))}
        </FadeCarousel>
      </Section>
      <Section title="Tiles and postcards">
        <div className="grid gap-5 lg:grid-cols-2">
          {pictures.slice(0, 2).map((picture) => (
            <Tile
              key={picture.path}
              href="#tiles-and-postcards"
              title={picture.title}
              line="On the lake"
              picture={picture}
              band="#1d1d45"
            />
          ))}
          <Postcard
            quote="Our driver knew every bend and every bakery. The children still ask when we are going back."
            name="Farah Contractor"
            place="Mumbai"
            rating={5}
            stamp={pictures[2] ? <Picture picture={pictures[2]} sizes="72px" alt="" /> : null}
          />
        </div>
      </Section>
      <Section title="Lightbox">
        <div className="flex flex-wrap gap-3">
          {pictures.map((picture, index) => (
            <LightboxButton key={picture.path} opens="demo-lightbox" index={index} className="mat lift">
              <Picture picture={picture} sizes="160px" className="h-24 w-36 object-cover" />
            </LightboxButton>
          ))}
        </div>
        <Lightbox id="demo-lightbox" label="All pictures" pictures={pictures} />
      </Section>
      <Section title="Accordion">
        {days.map((title, index) => (
          <AccordionItem
            key={title}
            title={title}
            marker={<DayMarker day={index + 1} />}
            isOpen={index === 0}
          >
            Your driver meets you with a name board and a flask of kahwa.
          </AccordionItem>
        ))}
      </Section>
    </>
  );
}
