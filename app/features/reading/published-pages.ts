import type { ContentValue } from "#contract/content/all-blocks.ts";
import { contentPages } from "#contract/content/block.ts";
import { readingPages } from "#contract/content/reading/reading-pages.ts";
import type { SiteContent } from "#app/features/content/read-content.server.ts";

type ReadingName = (typeof readingPages)[number]["name"];
export type ReadingWords = ContentValue<ReadingName>;

/** The content block of the legal or help page at this path; else undefined. */
export function readingNameAt(path: string): ReadingName | undefined {
  return readingPages.find(({ page }) => contentPages[page].href === path)?.name;
}

/** Paths of the published legal and help pages. */
export function publishedPages(content: Pick<SiteContent, "get">): string[] {
  return readingPages
    .filter(({ name }) => content.get(name).published)
    .map(({ page }) => contentPages[page].href);
}
