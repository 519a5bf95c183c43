import { useCompany } from "#app/features/company/use-company.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { DialogButton } from "#app/ui/dialog.tsx";
import { FadeCarousel } from "#app/ui/fade-carousel.tsx";
import { ArtPicture, type ArtDirection } from "./art-picture.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { plannerDialogId } from "./planner-dialog.tsx";

/** Milliseconds for which a slide is shown. */
const interval = 10_000;

type HeroSlide = { title: string; description: string; art: ArtDirection | undefined };

export type HeroProps = {
  label: string;
  slides: readonly HeroSlide[];
  /** Index of the first slide shown. */
  startAt: number;
  /** Label of the button that opens the contact dialog. */
  ask: string;
};

/** The slides; without any, one with the company's name. */
export function Hero({ label, slides, startAt, ask }: HeroProps) {
  const { name, tagline } = useCompany();
  const shown = slides.length > 0 ? slides : [{ title: name, description: tagline, art: undefined }];
  return (
    <FadeCarousel
      label={label || name}
      interval={interval}
      startAt={startAt}
      className="hero on-dark"
      controlsClassName="hero-controls"
    >
      {shown.map((slide, index) => (
        <Slide key={slide.title} {...{ slide, ask }} isFirst={index === startAt} />
      ))}
    </FadeCarousel>
  );
}

function Slide({ slide, ask, isFirst }: { slide: HeroSlide; ask: string; isFirst: boolean }) {
  const { title, description, art } = slide;
  const Title = isFirst ? "h1" : "h2";
  return (
    <div className="hero-slide">
      {art ? <ArtPicture picture={art} priority={isFirst} /> : null}
      <div className="wrap hero-text">
        <Title>{title}</Title>
        {description ? <p>{description}</p> : null}
        <div>
          <LinkButton href="/packages" variant="primary">
            See packages
          </LinkButton>
          <DialogButton opens={plannerDialogId} variant="over-picture">
            <Icon of="message-circle" />
            {ask}
          </DialogButton>
        </div>
      </div>
    </div>
  );
}
