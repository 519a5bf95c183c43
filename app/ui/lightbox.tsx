import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon.tsx";
import { type PictureRecord, uploadUrl } from "./picture-sources.ts";

interface LightboxProps {
  /** The dialog's accessible name: "Pictures of Harud House". */
  label: string;
  className?: string;
  /** Contains the LargeLinks whose pictures are shown, in their order, each file once. */
  children: ReactNode;
}

/** Opens its links to pictures in a dialog (app/browser/light-box.ts); without scripts they open the file. */
export function Lightbox({ label, className = "", children }: LightboxProps) {
  return (
    <light-box className={`block ${className}`}>
      {children}
      <dialog aria-label={label} closedby="any" className="dialog lightbox on-dark">
        <div
          data-strip=""
          suppressHydrationWarning
          className="lightbox-strip"
          role="group"
          aria-label={`${label}, large`}
          // Focused first, so that arrow keys change the picture at once.
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
        />
        <p data-place="" suppressHydrationWarning aria-live="polite" className="lightbox-place num" />
        <div className="lightbox-buttons">
          <button type="button" data-move="-1" aria-label="Previous" className="slide-button-over-picture">
            <Icon of="chevron-left" className="size-5 rtl:-scale-x-100" />
          </button>
          <button
            type="button"
            data-zoom=""
            aria-pressed="false"
            aria-label="Zoom"
            className="slide-button-over-picture"
          >
            <Icon of="zoom-in" className="size-5" />
          </button>
          <button type="button" data-move="1" aria-label="Next" className="slide-button-over-picture">
            <Icon of="chevron-right" className="size-5 rtl:-scale-x-100" />
          </button>
        </div>
        <button
          type="button"
          data-close=""
          aria-label="Close"
          className="lightbox-close slide-button-over-picture"
        >
          <Icon of="x" className="size-5" />
        </button>
      </dialog>
    </light-box>
  );
}

type LargeLinkProps = Omit<ComponentProps<"a">, "href"> & { picture: PictureRecord };

/** A link to a picture's file, which a surrounding Lightbox opens in its dialog. */
export function LargeLink({ picture, children, ...rest }: LargeLinkProps) {
  return (
    <a href={uploadUrl(picture.path)} data-large={picture.title} {...rest}>
      {children}
    </a>
  );
}
