import { type ReactElement, type ReactNode, useId } from "react";
import { OwnStyle, ownClass } from "./own-style.tsx";
import { CarouselButtons } from "./carousel-buttons.tsx";

interface CarouselProps {
  /** What it shows, for screen readers. */
  label: string;
  /** Stands at the start of the row that holds the buttons. */
  heading?: ReactNode;
  /** Slides side by side: on a desk, under 1024 px, under 768 px. */
  perView?: readonly [number, number, number];
  /** Milliseconds between moves; without it nothing moves by itself. */
  interval?: number;
  /** Milliseconds of one move. */
  speed?: number;
  /** `below`: the buttons stand under the rail, in the middle. */
  buttons?: "above" | "below";
  /** False: only the pause button. */
  hasArrows?: boolean;
  className?: string;
  /** Each needs a key. */
  children: ReactElement[];
}

const threeTwoOne = [3, 2, 1] as const;

/**
 * A snapping rail of slides, which touch, wheel and arrow keys scroll without any script. The script
 * (app/browser/rail-slides.ts) adds buttons, wrapping around, and automatic moves every `interval` ms.
 */
export function Carousel(props: CarouselProps) {
  const { label, heading, perView = threeTwoOne, interval = 0, speed = 600, children } = props;
  const { buttons: place = "above", hasArrows = true, className = "" } = props;
  const id = useId();
  const css = `--desk:${perView[0]};--tablet:${perView[1]};--phone:${perView[2]}`;
  const buttons =
    children.length > 1 ? (
      <CarouselButtons
        controls={id}
        moves={interval > 0}
        hasArrows={hasArrows}
        className={place === "below" ? "justify-center" : ""}
      />
    ) : null;
  return (
    <rail-slides
      suppressHydrationWarning
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
      data-interval={interval}
      data-speed={speed}
      className={`block min-w-0 ${className}`}
    >
      <OwnStyle css={css} />
      {place === "above" ? (
        <div className="rail-head">
          {heading ?? <span />}
          {buttons}
        </div>
      ) : null}
      <div
        id={id}
        className={`rail ${ownClass(css)}`}
        data-slides=""
        suppressHydrationWarning
        // A scroll container must be focusable to be scrolled by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={`${label}, slides`}
      >
        {children.map((slide, index) => (
          <div
            key={slide.key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${children.length}`}
          >
            {slide}
          </div>
        ))}
      </div>
      {place === "below" ? buttons : null}
    </rail-slides>
  );
}
