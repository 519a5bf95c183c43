export type Summary = { title: string; description: string };

/** What a page's loader found for a search; nothing of it where the loader failed. */
export function summaryIn(loaded: { summary: Summary } | undefined): Summary {
  return loaded?.summary ?? { title: "", description: "" };
}
