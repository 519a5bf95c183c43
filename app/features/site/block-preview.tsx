import { type RefObject, useEffect } from "react";
import { previewHref } from "#contract/rules/preview.ts";
import type { Typed } from "#app/features/block-form/value-at.ts";
import { LinkButton } from "#app/ui/button.tsx";
import { showInPreview, textsIn } from "./show-in-preview.ts";

type BlockPreviewProps = {
  /** The public page that the block stands on. */
  href: string;
  /** Another one for each draft that is kept: the page is shown anew. */
  mark: string;
  frame: RefObject<HTMLIFrameElement | null>;
  /** What the block says: the page is shown where it stands. */
  value: Typed;
};

const widths = [
  { id: "phone", label: "Phone" },
  { id: "desk", label: "Desk" },
] as const;

/** The page itself as it would be, in a frame as wide as a phone or a desk. The switch needs no scripts. */
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
        {/* Without scripts: a page that is only looked at counts no visit and sends no form. */}
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

/** Shows the page where the block stands, each time it is loaded: first what is being typed in. */
function useShown(frame: RefObject<HTMLIFrameElement | null>, value: Typed): void {
  useEffect(() => {
    const shown = frame.current;
    if (!shown) return undefined;
    const show = () => {
      const field = document.activeElement;
      const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      showInPreview(shown, [...(isTyped ? textsIn(field.value) : []), ...textsIn(value)]);
    };
    shown.addEventListener("load", show);
    // It may have been there before the page's script was.
    show();
    return () => shown.removeEventListener("load", show);
  }, [frame, value]);
}
