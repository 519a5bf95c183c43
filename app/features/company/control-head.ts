import { companyOf } from "./company-facts.ts";

/** What staff see is kept by no cache. */
export function noStore() {
  return { "cache-control": "no-store" };
}

/** The document's title in the control area, which no search engine lists. */
export function controlMeta(title: string) {
  return ({ matches }: { matches: Parameters<typeof companyOf>[0] }) => [
    { title: `${title} | ${companyOf(matches).name}` },
    { name: "robots", content: "noindex" },
  ];
}
