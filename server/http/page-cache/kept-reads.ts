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

/** The calls whose replies to visitors may be kept, by path in lower case. */
export function keptReads(endpoints: Readonly<Record<string, EndpointGroup>>): Map<string, KeptRead> {
  const kept = Object.entries(endpoints)
    .filter(([feature]) => keptFeatures.has(feature))
    .flatMap(([, group]): Endpoint[] => Object.values(group))
    .filter(({ method, access }) => method === "GET" && access === "anyone");
  return new Map(
    kept.map(({ path, query }) => [
      `/api/${path.toLowerCase()}`,
      { route: `/api/${path}`, names: query ? wireNames(query) : [] },
    ]),
  );
}
