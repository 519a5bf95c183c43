import { type ReactElement, useId } from "react";
import { CarouselButtons } from "./carousel-buttons.tsx";

interface FadeCarouselProps {
  label: string;
  /** Milliseconds each slide stays. */
  interval: number;
  startAt?: number;
  /** Each needs a key, and fills the box. */
  children: ReactElement[];
  /** Where the buttons and dots stand in the box. */
  controlsClassName?: string;
  className?: string;
}

/** Slides that cross-fade in 600 ms (app/browser/fade-slides.ts); without scripts they are a scrollable rail. */
export function FadeCarousel(props: FadeCarouselProps) {
  const {
    label,
    interval,
    startAt = 0,
    children,
    controlsClassName = "absolute start-gutter bottom-6",
    className = "",
  } = props;
  const id = useId();
  return (
    <fade-slides
      suppressHydrationWarning
      role="region"
      aria-roledescription="carousel"
      aria-label={label}
      data-interval={interval}
      className={`fade-carousel ${className}`}
    >
      <div id={id} data-slides="" suppressHydrationWarning className="slides">
        {children.map((slide, index) => (
          <div
            key={slide.key}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${children.length}`}
            className="slide"
            data-slide=""
            data-current={index === startAt ? "" : undefined}
          >
            {slide}
          </div>
        ))}
      </div>
      {children.length > 1 ? (
        <div className={`on-dark z-2 flex items-center gap-4 ${controlsClassName}`}>
          <CarouselButtons controls={id} moves={interval > 0} look="over-picture" />
          <span aria-hidden="true" className="carousel-buttons flex gap-1.5">
            {children.map((slide, index) => (
              <span
                key={slide.key}
                data-dot=""
                data-current={index === startAt ? "" : undefined}
                className="slide-dot"
              />
            ))}
          </span>
        </div>
      ) : null}
    </fade-slides>
  );
}
