import type { Summary } from "./page-summary.ts";
import type { SiteContent } from "./read-content.server.ts";

/** Title and description of a list page for search engines. */
export function summaryOf(content: SiteContent, page: "hotels" | "packages"): Summary {
  const words = content.get("page-summaries");
  return { title: words[`${page}Title`], description: words[page] };
}
