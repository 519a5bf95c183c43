import type { Endpoint, EndpointGroup } from "#contract/core/endpoint.ts";
import { wireNames } from "../read-call.ts";

/** A call whose replies may be kept: its path as the log has it, and the names of its query. */
type KeptRead = { route: string; names: readonly string[] };

/** Features whose reads for everybody may be kept. A guest's own booking and what a session is told are not among them. */
const keptFeatures = new Set([
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
  return keptFeatures.has(feature) && method === "GET" && access === "anyone";
}

/** The calls whose replies to visitors may be kept, by path in lower case. */
export function keptReads(endpoints: Readonly<Record<string, EndpointGroup>>): Map<string, KeptRead> {
  const kept = Object.entries(endpoints).flatMap(([feature, group]) =>
    Object.values(group).filter((endpoint) => isForAnybody(feature, endpoint)),
  );
  return new Map(
    kept.map(({ path, query }) => [
      `/api/${path.toLowerCase()}`,
      { route: `/api/${path}`, names: query ? wireNames(query) : [] },
    ]),
  );
}
