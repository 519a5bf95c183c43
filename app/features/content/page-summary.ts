export type Summary = { title: string; description: string };

/** The page's title and description for search engines, from its loader; empty when the loader failed. */
export function summaryIn(loaded: { summary: Summary } | undefined): Summary {
  return loaded?.summary ?? { title: "", description: "" };
}
