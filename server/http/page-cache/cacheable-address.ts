import type { EndpointGroup } from "#contract/core/endpoint.ts";
import { guestKeyName } from "#contract/rules/thanks-address.ts";
import { cacheablePages } from "./cacheable-pages.ts";
import { cacheableReads } from "./cacheable-reads.ts";

/** What is asked for: `path` with all in its query that matters, in one order; `route` is the pattern it fits. */
export type CacheableAddress = { path: string; route: string; hasQuery: boolean };

type Known = { path: string; route: string; names: readonly string[] };

/** Longer ones are no filters that our pages write. */
const longest = 500;

/** Returns a function that reads a request's address; undefined for one whose reply is never cached. */
export function cacheableAddresses(endpoints: Readonly<Record<string, EndpointGroup>>) {
  const reads = cacheableReads(endpoints);

  function known(path: string): Known | undefined {
    if (!/^\/api\//i.test(path)) {
      const route = path.replace(/(?<=^\/(?:hotel|booking|package)\/)[1-9]\d{0,8}(?=$|\/prices$)/, ":id");
      const names = Object.hasOwn(cacheablePages, route) ? cacheablePages[route] : undefined;
      return names && { path, route, names };
    }
    // As our own pages and the API's document write it: those who ask so are answered before anything else.
    const read = reads.get(path.toLowerCase());
    return read && { path: read.route, ...read };
  }

  return (url: string): CacheableAddress | undefined => {
    if (url.length > longest) return undefined;
    const mark = url.indexOf("?");
    const found = known(mark < 0 ? url : url.slice(0, mark));
    if (!found) return undefined;
    const query = mark < 0 ? "" : knownQuery(new URLSearchParams(url.slice(mark + 1)), found);
    if (query === undefined) return undefined;
    const { path, route } = found;
    return { path: query ? `${path}?${query}` : path, route, hasQuery: query !== "" };
  };
}

/** The names that matter with their values, in their usual order; undefined when one is there twice, or a guest's key. */
function knownQuery(sent: URLSearchParams, { path, names }: Known): string | undefined {
  if (sent.has(guestKeyName)) return undefined;
  const isCall = path.startsWith("/api/");
  const found = new Map<string, string>();
  for (const [name, value] of sent) {
    const known = names.find(
      (each) => each === name || (isCall && each.toLowerCase() === name.toLowerCase()),
    );
    if (known === undefined) continue;
    if (found.has(known)) return undefined;
    found.set(known, value);
  }
  const inOrder = names.flatMap((name): [string, string][] => {
    const value = found.get(name);
    return value === undefined ? [] : [[name, value]];
  });
  return new URLSearchParams(inOrder).toString();
}
