import type { Endpoint, EndpointGroup } from "#contract/core/endpoint.ts";
import { wireNames } from "../read-call.ts";

/** A call whose replies may be cached: its path as the log has it, and the names of its query. */
type CacheableRead = { route: string; names: readonly string[] };

/** Features whose reads for everybody may be cached. A guest's own booking and what a session is told are not among them. */
const cacheableFeatures = new Set([
  "hotels",
  "rooms",
  "places",
  "notices",
  "dropDowns",
  "availability",
  "packages",
  "reviews",
  "settings",
  "content",
  "uploads",
]);

/** Whether what the call tells a visitor is the same for all of them, as long as the content is. */
export function isForAnybody(feature: string, { method, access }: Endpoint): boolean {
  return cacheableFeatures.has(feature) && method === "GET" && access === "anyone";
}

/** The calls whose replies to visitors may be cached, by path in lower case. */
export function cacheableReads(
  endpoints: Readonly<Record<string, EndpointGroup>>,
): Map<string, CacheableRead> {
  const cacheable = Object.entries(endpoints).flatMap(([feature, group]) =>
    Object.values(group).filter((endpoint) => isForAnybody(feature, endpoint)),
  );
  return new Map(
    cacheable.map(({ path, query }) => [
      `/api/${path.toLowerCase()}`,
      { route: `/api/${path}`, names: query ? wireNames(query) : [] },
    ]),
  );
}
