import type { ContentValue } from "#contract/content/all-blocks.ts";
import { ComingSoonDialog, opensComingSoon } from "#app/features/shell/public/coming-soon.tsx";
import { Button } from "#app/ui/button.tsx";
import type { PictureRecord } from "#app/ui/picture-sources.ts";
import { Framed } from "./framed.tsx";

type OpeningSoonProps = { words: ContentValue<"opening-soon">; picture: PictureRecord | undefined };

/** A stay that cannot be booked here yet; its buttons open the coming-soon popup. */
export function OpeningSoon({ words: { when, title, text }, picture }: OpeningSoonProps) {
  if (!title) return null;
  return (
    <section aria-labelledby="opening-soon" className="bg-pashmina py-section">
      <div className={`wrap grid items-center gap-[clamp(2rem,5vw,5rem)] ${picture ? "lg:grid-cols-2" : ""}`}>
        {picture ? <Framed picture={picture} /> : null}
        <div>
          {when ? <p className="eyebrow">{when}</p> : null}
          <h2 id="opening-soon" className="text-3xl">
            {title}
          </h2>
          <p className="mt-4 mb-7 text-lg text-ink2">{text}</p>
          <div className="flex flex-wrap gap-3">
            <Button {...opensComingSoon("book")} variant="primary">
              Book Hotel
            </Button>
            <Button {...opensComingSoon("details")} variant="outline">
              Hotel Details
            </Button>
          </div>
        </div>
      </div>
      <ComingSoonDialog type="book" />
      <ComingSoonDialog type="details" />
    </section>
  );
}
