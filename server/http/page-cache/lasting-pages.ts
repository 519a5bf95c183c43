import { LRUCache } from "lru-cache";
import type { CacheableAddress } from "./cacheable-address.ts";

/**
 * The addresses without a query that are there for everybody: those that are one page, and of the others, which have a
 * number or a name, those that were answered before. Nobody can make more of them up, so that no crowd can keep them
 * from being made.
 */
export class LastingPages {
  readonly #answered = new LRUCache<string, true>({ max: 2000 });

  has({ path, route }: CacheableAddress): boolean {
    return path === route || this.#answered.has(path);
  }

  note({ path }: CacheableAddress): void {
    this.#answered.set(path, true);
  }
}
