import { companyOf } from "./company-facts.ts";

/** Headers that keep the control area's pages out of caches. */
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
