import type { CabRate } from "#contract/cab-rates.ts";

/** Where each route begins and ends, for a script that fills them in. */
export function placesOf(rates: readonly CabRate[]): Record<string, [string, string]> {
  return Object.fromEntries(
    rates.flatMap(({ id, per, from, to }) => (per === "route" ? [[id, [from, to]] as const] : [])),
  );
}
