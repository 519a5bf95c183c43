import type { Availability } from "#contract/availability.ts";
import { countOf } from "#contract/rules/text.ts";

/** `at least 3 nights over New Year` when the stay is too short for the room type; else empty. */
export function leastInWords({ minNights, nightly: [first] }: Pick<Availability, "minNights" | "nightly">) {
  if (minNights === undefined) return "";
  return `at least ${countOf(minNights, "night")}${first?.name ? ` over ${first.name}` : ""}`;
}

/** The same for the free room type with the shortest minimum stay; empty when there is none. */
export function shortestMinimumStay(rooms: readonly Availability[] = []): string {
  const free = rooms.filter((room) => room.free > 0 && room.minNights !== undefined);
  const [shortest] = free.toSorted((a, b) => (a.minNights ?? 0) - (b.minNights ?? 0));
  return shortest ? leastInWords(shortest) : "";
}
