import { TextLink } from "#app/ui/link.tsx";
import type { SitePage } from "./read-site.ts";
import { BlockLink } from "./block-link.tsx";

/** The blocks of the site by page, with their published and draft state. */
export function SitePages({ pages }: { pages: readonly SitePage[] }) {
  return (
    <>
      <p className="mb-5 max-w-[60ch] text-sm text-ink2">
        What your pages say, from top to bottom. A change is a draft until you publish it, and every version
        that was published can come back.
      </p>
      <div className="columns-1 gap-5 lg:columns-2">
        {pages.map(({ page, title, href, blocks }) => (
          <section
            key={page}
            aria-labelledby={`page-${page}`}
            className="mb-5 break-inside-avoid overflow-hidden rounded-panel border border-line bg-surface"
          >
            <div className="flex items-baseline justify-between gap-4 px-5 pt-4 pb-2">
              <h2 id={`page-${page}`} className="font-text text-lg font-semibold">
                {title}
              </h2>
              <TextLink
                href={href}
                target="_blank"
                className="text-sm"
                aria-label={`Open the page ${title} in a new tab`}
              >
                Open
              </TextLink>
            </div>
            <ul>
              {blocks.map((block) => (
                <li key={block.name} className="border-t border-line">
                  <BlockLink block={block} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
