/** Where a route of the list begins and ends. */
export type CabRoute = { from: string; to: string };

/**
 * Whether a journey between two places, as they were typed, is that of a route: each names the route's own place, with
 * whatever else of it ("Hotel Heevan, Gulmarg"). What names another place, or none, is another journey.
 */
export function isOnRoute({ from, to }: CabRoute, pickUp: string, drop: string): boolean {
  return names(pickUp, from) && names(drop, to);
}

function names(typed: string, place: string): boolean {
  const said = new Set(wordsOf(typed));
  return wordsOf(place).every((word) => said.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** What is said to somebody who chose a route and wrote another journey. */
export function otherRouteWords({ from, to }: CabRoute): string {
  return `The price of the list is for ${from} to ${to}. For another journey we tell you the price`;
}
