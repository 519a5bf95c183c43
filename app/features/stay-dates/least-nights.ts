import type { Availability } from "#contract/availability.ts";
import { countOf } from "#contract/rules/text.ts";

/** `at least 3 nights over New Year` of a room type for which the stay is too short; else empty. */
export function leastInWords({ minNights, nightly: [first] }: Pick<Availability, "minNights" | "nightly">) {
  if (minNights === undefined) return "";
  return `at least ${countOf(minNights, "night")}${first?.name ? ` over ${first.name}` : ""}`;
}
