import type { ContentValue } from "#contract/content/all-blocks.ts";
import type { Picture as PictureFacts } from "#contract/pictures.ts";
import { countOf } from "#contract/rules/text.ts";
import { Lightbox, LargeLink } from "#app/ui/lightbox.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { bySeason } from "./by-season.ts";

type SeasonGridProps = { pictures: readonly PictureFacts[]; titles: ContentValue<"gallery-seasons"> };

/** All pictures by season, in one lightbox. */
export function SeasonGrid({ pictures, titles }: SeasonGridProps) {
  return (
    <Lightbox label="Pictures by season">
      <div className="wrap grid gap-14">
        {bySeason(pictures).map(({ id, when, pictures: ofSeason }) => (
          <section key={id} aria-labelledby={`season-${id}`}>
            <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 id={`season-${id}`} className="text-2xl">
                {titles[id]}
              </h2>
              <p className="text-sm text-ink3">
                {[when, countOf(ofSeason.length, "picture")].filter(Boolean).join(", ")}
              </p>
            </div>
            <ul className="season-grid">
              {ofSeason.map((picture, index) => (
                <li key={picture.id}>
                  <LargeLink picture={picture} className="group">
                    <Picture
                      picture={picture}
                      sizes={`(width < 40rem) 92vw, (width < 62.5rem) 46vw, ${index === 0 ? 850 : 415}px`}
                    />
                    <span aria-hidden="true" className="mt-2 block text-sm text-ink2 group-hover:underline">
                      {picture.title}
                    </span>
                  </LargeLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Lightbox>
  );
}
