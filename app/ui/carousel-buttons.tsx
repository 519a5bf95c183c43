import { Icon } from "./icon.tsx";

interface CarouselButtonsProps {
  /** The id of the element that the buttons move. */
  controls: string;
  /** Whether it moves by itself, and so needs a pause button. */
  moves: boolean;
  hasArrows?: boolean;
  look?: "paper" | "over-picture";
  className?: string;
}

/** Previous, pause or play, next. Shown once their script runs (`data-alive` on its element). */
export function CarouselButtons(props: CarouselButtonsProps) {
  const { controls, moves, hasArrows = true, look = "paper", className = "" } = props;
  const round = `slide-button-${look}`;
  return (
    <div className={`controls carousel-buttons ${className}`}>
      {hasArrows ? (
        <button type="button" data-move="-1" aria-controls={controls} aria-label="Previous" className={round}>
          <Icon of="chevron-left" />
        </button>
      ) : null}
      {moves ? (
        <button type="button" data-toggle="" aria-label="Pause" className={`carousel-toggle ${round}`}>
          <Icon of="pause" className="size-4.5" />
          <Icon of="play" className="size-4.5" />
        </button>
      ) : null}
      {hasArrows ? (
        <button type="button" data-move="1" aria-controls={controls} aria-label="Next" className={round}>
          <Icon of="chevron-right" />
        </button>
      ) : null}
    </div>
  );
}
