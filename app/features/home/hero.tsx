import { firstSlideId, type HeroSlide, heroSlides } from "#app/content/slides.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { FadeCarousel } from "#app/ui/fade-carousel.tsx";
import { ArtPicture, type ArtDirection } from "./art-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { plannerDialogId } from "./planner-dialog.tsx";

/** Milliseconds that a slide stays. */
const interval = 10_000;

export type HeroPictures = Record<number, ArtDirection>;

/** The slides that are shown, slide 3 first in sight. */
export function Hero({ pictures }: { pictures: HeroPictures }) {
  const slides = heroSlides.filter(({ show }) => show);
  const startAt = Math.max(
    0,
    slides.findIndex(({ id }) => id === firstSlideId),
  );
  return (
    <FadeCarousel
      label="Journeys in Kashmir"
      interval={interval}
      startAt={startAt}
      className="hero on-dark"
      controlsClassName="hero-controls"
    >
      {slides.map((slide, index) => (
        <Slide key={slide.id} slide={slide} isFirst={index === startAt} picture={pictures[slide.id]} />
      ))}
    </FadeCarousel>
  );
}

function Slide(props: { slide: HeroSlide; isFirst: boolean; picture: ArtDirection | undefined }) {
  const { slide, isFirst, picture } = props;
  const Title = isFirst ? "h1" : "h2";
  return (
    <div className="hero-slide">
      {picture ? <ArtPicture picture={picture} priority={isFirst} /> : null}
      <div className="wrap hero-text">
        <Title className="max-w-[11ch] text-4xl">{slide.title}</Title>
        <p className="mt-5 mb-7 max-w-[36ch] text-base text-cream sm:text-lg">{slide.description}</p>
        <div className="flex flex-wrap gap-3">
          <LinkButton href="/packages" variant="primary">
            See packages
          </LinkButton>
          <DialogButton opens={plannerDialogId} variant="over-picture">
            <Icon of="message-circle" />
            Talk to a planner
          </DialogButton>
        </div>
      </div>
    </div>
  );
}
