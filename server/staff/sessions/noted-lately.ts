import type { Clock } from "../../services.ts";

const mostKeys = 10_000;
const quarterInMilliseconds = 900_000;
const lately = new WeakMap<Clock, { quarter: number; keys: Set<string> }>();

/** The quarter of an hour that it is, as a number. */
export function quarterOf(clock: Clock): number {
  return Math.floor(clock.now().getTime() / quarterInMilliseconds);
}

/**
 * True the first time that this process is asked about a key in this quarter of an hour: a flood of the same refusals
 * asks the database once. Other processes are kept apart by the database.
 */
export function isFirstLately(clock: Clock, key: string): boolean {
  const quarter = quarterOf(clock);
  const known = lately.get(clock);
  const now = known?.quarter === quarter ? known : { quarter, keys: new Set<string>() };
  lately.set(clock, now);
  if (now.keys.has(key) || now.keys.size >= mostKeys) return false;
  now.keys.add(key);
  return true;
}
