import type { Availability } from "#contract/availability.ts";
import { countOf } from "#contract/rules/text.ts";

/** `at least 3 nights over New Year` of a room type for which the stay is too short; else empty. */
export function leastInWords({ minNights, nightly: [first] }: Pick<Availability, "minNights" | "nightly">) {
  if (minNights === undefined) return "";
  return `at least ${countOf(minNights, "night")}${first?.name ? ` over ${first.name}` : ""}`;
}

/** The same of the room type that is free and lets one stay the shortest; empty where none is. */
export function shortestLeast(rooms: readonly Availability[] = []): string {
  const free = rooms.filter((room) => room.free > 0 && room.minNights !== undefined);
  const [shortest] = free.toSorted((a, b) => (a.minNights ?? 0) - (b.minNights ?? 0));
  return shortest ? leastInWords(shortest) : "";
}
