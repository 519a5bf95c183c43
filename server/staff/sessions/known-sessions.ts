import { LRUCache } from "lru-cache";

/** Sessions that this process has begun, or found lately, by the hash of their token. */
const known = new LRUCache<string, true>({ max: 500 });

/** Notes whether a session is there. */
export function noteSession(hash: string, isThere: boolean): void {
  if (isThere) known.set(hash, true);
  else known.delete(hash);
}

/** Whether the session was there when this process last looked, which lets nobody in. */
export function wasSessionThere(hash: string): boolean {
  return known.has(hash);
}
