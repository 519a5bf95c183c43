import { X } from "lucide-react";
import { type ComponentProps, useId, useRef } from "react";
import { CarouselControls } from "./carousel-controls.tsx";
import { Picture } from "./picture.tsx";
import type { PictureRecord } from "./picture-sources.ts";
import { useHydrated } from "./use-hydrated.ts";

/** All pictures large, one at a time, on a strip that snaps; opened by LightboxButton, closed by Escape. */
export function Lightbox({
  id,
  label,
  pictures,
}: {
  id: string;
  label: string;
  pictures: readonly PictureRecord[];
}) {
  const stripId = useId();
  const strip = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();

  function move(direction: 1 | -1): void {
    strip.current?.scrollBy({ left: direction * strip.current.clientWidth, behavior: "smooth" });
  }

  return (
    <dialog id={id} aria-label={label} closedby="any" className="dialog lightbox on-dark">
      <div
        ref={strip}
        id={stripId}
        className="strip"
        role="group"
        aria-label={`${label}, pictures`}
        // The first thing to hold the focus, so that arrow keys turn the pictures at once.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {pictures.map((picture, index) => (
          <figure key={picture.path} id={slideId(id, index)}>
            <Picture picture={picture} sizes="100vw" />
            <figcaption className="pt-3 text-center text-sm">
              {picture.title} <span className="text-cream2">{`${index + 1} of ${pictures.length}`}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <button
        type="button"
        command="close"
        commandfor={id}
        aria-label="Close"
        className="absolute end-4 top-4 grid size-11 place-items-center rounded-full bg-scrim text-white hover:bg-dal-deep"
      >
        <X aria-hidden="true" className="size-5" strokeWidth={1.75} />
      </button>
      <CarouselControls
        controls={stripId}
        onMove={move}
        look="over-picture"
        className={`absolute inset-x-0 bottom-5 justify-center ${isHydrated ? "" : "invisible"}`}
      />
    </dialog>
  );
}

function slideId(lightbox: string, index: number): string {
  return `${lightbox}-${index + 1}`;
}

type LightboxButtonProps = ComponentProps<"button"> & { opens: string; index?: number };

/** A picture or a word that opens the lightbox at picture `index` (at the first, where no script runs). */
export function LightboxButton({ opens, index = 0, children, ...rest }: LightboxButtonProps) {
  function showPicture(): void {
    // The dialog opens after this event: only then has the strip a width to scroll.
    requestAnimationFrame(() => {
      document
        .getElementById(slideId(opens, index))
        ?.scrollIntoView({ behavior: "instant", inline: "center" });
    });
  }
  return (
    <button type="button" {...rest} command="show-modal" commandfor={opens} onClick={showPicture}>
      {children}
    </button>
  );
}
