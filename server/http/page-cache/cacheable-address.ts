import type { EndpointGroup } from "#contract/core/endpoint.ts";
import { isOwnPage } from "#contract/rules/guest-area.ts";
import { guestKeyName } from "#contract/rules/thanks-address.ts";
import { cacheablePages } from "./cacheable-pages.ts";
import { cacheableReads } from "./cacheable-reads.ts";

/** An address: `path` with the relevant part of its query, in a fixed order; `route` is the pattern that it matches. */
export type CacheableAddress = { path: string; route: string; hasQuery: boolean };

type CacheableRoute = { path: string; route: string; names: readonly string[] };

/** No filter of our pages makes a longer one. */
const longest = 500;

/** Returns a function that reads a request's address; undefined for one whose reply is never cached. */
export function cacheableAddresses(endpoints: Readonly<Record<string, EndpointGroup>>) {
  const reads = cacheableReads(endpoints);

  function routeOf(path: string): CacheableRoute | undefined {
    if (!/^\/api\//i.test(path)) {
      const route = path
        .replace(/(?<=^\/(?:hotel|booking|package)\/)[1-9]\d{0,8}(?=$|\/prices$)/, ":id")
        .replace(/(?<=^\/place\/)[a-z\d]+(?:-[a-z\d]+)*$/, ":slug");
      const names = Object.hasOwn(cacheablePages, route) ? cacheablePages[route] : undefined;
      return names && { path, route, names };
    }
    // Spelled as our pages and the API's document do: only these calls are answered from the cache.
    const read = reads.get(path.toLowerCase());
    return read && { path: read.route, ...read };
  }

  return (url: string): CacheableAddress | undefined => {
    if (url.length > longest) return undefined;
    const mark = url.indexOf("?");
    const found = routeOf(mark < 0 ? url : url.slice(0, mark));
    if (!found) return undefined;
    const query = mark < 0 ? "" : relevantQuery(new URLSearchParams(url.slice(mark + 1)), found);
    if (query === undefined) return undefined;
    const { path, route } = found;
    return { path: query ? `${path}?${query}` : path, route, hasQuery: query !== "" };
  };
}

/** True for the thanks with a guest's key, and for the form of a review that was opened from a guest's own page. */
function hasGuestKey(sent: URLSearchParams): boolean {
  const from = sent.get("from") ?? "";
  return sent.has(guestKeyName) || sent.has("stay") || isOwnPage(from);
}

/** The relevant parameters in their usual order; undefined when one occurs twice, or a guest's key is there. */
function relevantQuery(sent: URLSearchParams, { path, names }: CacheableRoute): string | undefined {
  if (hasGuestKey(sent)) return undefined;
  const isCall = path.startsWith("/api/");
  const found = new Map<string, string>();
  for (const [name, value] of sent) {
    const usualName = names.find(
      (each) => each === name || (isCall && each.toLowerCase() === name.toLowerCase()),
    );
    if (usualName === undefined) continue;
    if (found.has(usualName)) return undefined;
    found.set(usualName, value);
  }
  const inOrder = names.flatMap((name): [string, string][] => {
    const value = found.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  return new URLSearchParams(inOrder).toString();
}
