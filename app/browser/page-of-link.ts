import { isControlPath } from "#contract/rules/control-area.ts";

/** The page of this site that a link leads to; none for what is not for everybody, or is no page. */
export function pageOf(link: Element | null): string | undefined {
  // A link of a drawing has no parts of its address.
  const href = link?.getAttribute("href");
  if (!link || href == null || !URL.canParse(href, location.href)) return undefined;
  const { origin, pathname, search } = new URL(href, location.href);
  if (origin !== location.origin || link.hasAttribute("download")) return undefined;
  const isOther =
    isControlPath(pathname) || /^\/(?:api|uploads|assets|booking-status)(?:\/|$)|\.\w+$/i.test(pathname);
  return isOther ? undefined : pathname + search;
}
