import { type RefObject, useEffect } from "react";
import { previewHref } from "#contract/rules/preview.ts";
import type { RawBlockValue } from "#app/features/block-form/value-at.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { showInPreview, visibleTexts } from "./show-in-preview.ts";

type BlockPreviewProps = {
  /** The public page that contains the block. */
  href: string;
  /** Changes with each saved draft, so that the page is reloaded. */
  mark: string;
  frame: RefObject<HTMLIFrameElement | null>;
  /** The block's value: the page is scrolled to its text. */
  value: RawBlockValue;
};

const widths = [
  { id: "phone", label: "Phone" },
  { id: "desk", label: "Desk" },
] as const;

/** A preview of the page with the draft, in a frame as wide as a phone or a desktop. The switch needs no scripts. */
export function BlockPreview({ href, mark, frame, value }: BlockPreviewProps) {
  useShown(frame, value);
  const address = previewHref(href);
  return (
    <section id="preview" aria-labelledby="preview-title" className="site-preview">
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="preview-title" className="me-auto font-text text-lg font-semibold">
          Preview
        </h2>
        <div role="radiogroup" aria-label="Width of the preview" className="flex gap-2">
          {widths.map(({ id, label }) => (
            <label key={id} className="chip choice-chip cursor-pointer">
              <input
                type="radio"
                name="preview-width"
                value={id}
                defaultChecked={id === "phone"}
                className="tick"
              />
              {label}
            </label>
          ))}
        </div>
        <LinkButton href={address} target="_blank" variant="ghost" size="small">
          In a new tab
        </LinkButton>
      </div>
      <div className="site-frame">
        {/* Sandboxed without scripts, so that a preview counts no visit and sends no form. */}
        <iframe
          key={mark}
          ref={frame}
          src={address}
          title="The page with your draft"
          sandbox="allow-same-origin"
          loading="lazy"
        />
      </div>
      <p className="mt-2 text-xs text-ink2">Only you see drafts. Visitors go on seeing what is published.</p>
    </section>
  );
}

/** Scrolls the page to the block each time it is loaded, preferably to the text being edited. */
function useShown(frame: RefObject<HTMLIFrameElement | null>, value: RawBlockValue): void {
  useEffect(() => {
    const shown = frame.current;
    if (!shown) return undefined;
    const show = () => {
      const field = document.activeElement;
      const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      showInPreview(shown, [...(isTyped ? visibleTexts(field.value) : []), ...visibleTexts(value)]);
    };
    shown.addEventListener("load", show);
    // The frame may have been loaded before hydration.
    show();
    return () => shown.removeEventListener("load", show);
  }, [frame, value]);
}
