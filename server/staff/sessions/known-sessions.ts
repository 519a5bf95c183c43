import { LRUCache } from "lru-cache";

/** Sessions that this process has begun, or found when it last looked, by the hash of their token. They let nobody in. */
export class KnownSessions {
  readonly #hashes = new LRUCache<string, true>({ max: 500 });
  /** Those whose use is being stored at the moment. */
  readonly beingNoted = new Set<string>();

  note(hash: string, isThere: boolean): void {
    if (isThere) this.#hashes.set(hash, true);
    else this.#hashes.delete(hash);
  }

  has(hash: string): boolean {
    return this.#hashes.has(hash);
  }
}
