import type { Endpoint, EndpointGroup } from "#contract/core/endpoint.ts";
import { wireNames } from "../read-call.ts";

/** A call whose replies may be cached: its route in the log, and its query parameters. */
type CacheableRead = { route: string; names: readonly string[] };

/** Features whose public reads may be cached; not a guest's own booking, and not replies that depend on a session. */
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

/** Whether the call's reply is the same for all visitors while the content does not change. */
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
