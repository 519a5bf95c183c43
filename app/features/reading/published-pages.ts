import type { ContentValue } from "#contract/content/all-blocks.ts";
import { contentPages } from "#contract/content/block.ts";
import { readingPages } from "#contract/content/reading/reading-pages.ts";
import type { SiteContent } from "#app/features/content/read-content.server.ts";

type ReadingName = (typeof readingPages)[number]["name"];
export type ReadingWords = ContentValue<ReadingName>;

/** The block of the page at this path, if it is one of the law or of help. */
export function readingNameAt(path: string): ReadingName | undefined {
  return readingPages.find(({ page }) => contentPages[page].href === path)?.name;
}

/** Paths of the pages of the law and of help that are published. */
export function publishedPages(content: Pick<SiteContent, "get">): string[] {
  return readingPages
    .filter(({ name }) => content.get(name).published)
    .map(({ page }) => contentPages[page].href);
}
