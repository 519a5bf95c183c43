import type { CabRate } from "#contract/cab-rates.ts";

/** Start and end of each route, by id, for the script that fills them in (app/browser/live-estimate.ts). */
export function placesOf(rates: readonly CabRate[]): Record<string, [string, string]> {
  return Object.fromEntries(
    rates.flatMap(({ id, per, from, to }) => (per === "route" ? [[id, [from, to]] as const] : [])),
  );
}
