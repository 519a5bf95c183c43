import { ChevronLeft, ChevronRight } from "lucide-react";

interface CarouselControlsProps {
  /** The id of what the buttons move. */
  controls: string;
  onMove: (direction: 1 | -1) => void;
  look?: "paper" | "over-picture";
  className?: string;
}

const looks = {
  paper: "border-[1.5px] border-line-strong text-ink hover:bg-pashmina2",
  "over-picture": "bg-scrim text-white hover:bg-dal-deep",
};

/** Previous and next, for what React moves. */
export function CarouselControls({
  controls,
  onMove,
  look = "paper",
  className = "",
}: CarouselControlsProps) {
  const round = `grid size-11 flex-none place-items-center rounded-full transition ${looks[look]}`;
  return (
    <div className={`controls flex items-center gap-2 ${className}`}>
      <button
        type="button"
        aria-controls={controls}
        aria-label="Previous"
        onClick={() => onMove(-1)}
        className={round}
      >
        <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" strokeWidth={1.75} />
      </button>
      <button
        type="button"
        aria-controls={controls}
        aria-label="Next"
        onClick={() => onMove(1)}
        className={round}
      >
        <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" strokeWidth={1.75} />
      </button>
    </div>
  );
}
