import { LRUCache } from "lru-cache";
import { guestKeyHash } from "../guest-key.ts";

/**
 * The keys with which guests' own pages were opened in this process, by their hash. They let nobody in: they only choose
 * the request's queue. Only who has asked for a stay, a package or a cab has such a key.
 */
export class KnownOwnPages {
  readonly #hashes = new LRUCache<string, true>({ max: 10_000 });

  /** The hash of the key in a page's address. */
  keyHashIn(url: string): string | undefined {
    // The page reads past blanks and codes in a key: with ever new ones one guest would be many.
    const key = /^\/booking-status\/([\w-]+)(?![^/.])/i.exec(new URL(url).pathname)?.[1];
    return key && guestKeyHash(key);
  }

  has(url: string): boolean {
    const hash = this.keyHashIn(url);
    return hash !== undefined && this.#hashes.has(hash);
  }

  /** A page that was opened. Data of a part of it, such as its layout's, are answered whatever its key is. */
  note(url: string): void {
    const hash = this.keyHashIn(url);
    if (hash !== undefined && !new URL(url).searchParams.has("_routes")) this.#hashes.set(hash, true);
  }
}
