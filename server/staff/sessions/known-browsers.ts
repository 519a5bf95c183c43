import { LRUCache } from "lru-cache";
import type { Executor } from "../../db/open.ts";
import { isDevice } from "./devices.queries.ts";

/**
 * Browsers from which staff have signed in, as far as this process has met them, by the hash of their token. They let
 * nobody in: they only choose a request's queue.
 */
export class KnownBrowsers {
  readonly #hashes = new LRUCache<string, true>({ max: 500 });

  note(hash: string): void {
    this.#hashes.set(hash, true);
  }

  has(hash: string): boolean {
    return this.#hashes.has(hash);
  }

  /** As `has`, after a look at the database for one that this process has not met. */
  async find(db: Executor, hash: string): Promise<boolean> {
    if (!this.has(hash) && (await isDevice(db, hash))) this.note(hash);
    return this.has(hash);
  }
}
