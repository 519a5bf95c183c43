import { isControlPath } from "#contract/rules/control-area.ts";

/** The path and query of a public page of this site that a link leads to; undefined for everything else. */
export function pageOf(link: Element | null): string | undefined {
  // Not `link.pathname`: a link within an SVG has no such properties.
  const href = link?.getAttribute("href");
  if (!link || href == null || !URL.canParse(href, location.href)) return undefined;
  const { origin, pathname, search } = new URL(href, location.href);
  if (origin !== location.origin || link.hasAttribute("download")) return undefined;
  const isOther =
    isControlPath(pathname) || /^\/(?:api|uploads|assets|booking-status)(?:\/|$)|\.\w+$/i.test(pathname);
  return isOther ? undefined : pathname + search;
}
