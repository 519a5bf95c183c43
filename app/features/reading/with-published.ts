/** What links at the foot of the pages call the pages of the law and of help. */
const paths: Readonly<Record<string, string>> = {
  "Privacy Policy": "/privacy",
  Terms: "/terms",
  Cookies: "/cookies",
  Help: "/help",
  FAQs: "/faqs",
  Cancellation: "/cancellation",
  Accessibility: "/accessibility",
};

/** A link without an address opens the popup that says it is coming soon. */
type LaterLink = { label: string; href?: string };

/** The links, those to the pages that are published with their address. */
export function withPublished<Link extends LaterLink>(
  links: readonly Link[],
  pages: readonly string[],
): (Link & LaterLink)[] {
  return links.map((link) => {
    const href = paths[link.label];
    return !link.href && href !== undefined && pages.includes(href) ? { ...link, href } : link;
  });
}

/** Published pages that these links do not lead to, as links. */
export function unlinked(links: readonly LaterLink[], pages: readonly string[]): Required<LaterLink>[] {
  return Object.entries(paths)
    .filter(([label, href]) => pages.includes(href) && !links.some((link) => link.label === label))
    .map(([label, href]) => ({ label, href }));
}
