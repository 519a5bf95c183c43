import type { Summary } from "./page-summary.ts";
import type { SiteContent } from "./read-content.server.ts";

/** What a search shows of a list. */
export function summaryOf(content: SiteContent, page: "hotels" | "packages"): Summary {
  const words = content.get("page-summaries");
  return { title: words[`${page}Title`], description: words[page] };
}
