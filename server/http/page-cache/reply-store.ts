import type { MadeReply } from "./made-reply.ts";

type CachedReply = { reply: MadeReply; size: number; wasUsed: boolean };

/** Replies of one kind, at most `maxBytes` bytes together; replies without recent uses are evicted first. */
class Shelf {
  readonly #replies = new Map<string, CachedReply>();
  readonly #maxBytes: number;
  size = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get(key: string): MadeReply | undefined {
    const found = this.#replies.get(key);
    if (!found) return undefined;
    found.wasUsed = true;
    return found.reply;
  }

  put(key: string, reply: MadeReply): void {
    this.#drop(key);
    const cached = { reply, size: reply.size, wasUsed: false };
    if (cached.size > this.#maxBytes) return;
    this.#replies.set(key, cached);
    this.size += cached.size;
    reply.onGrowth = (bytes) => {
      if (this.#replies.get(key) !== cached) return;
      cached.size += bytes;
      this.size += bytes;
      this.#makeRoom();
    };
    this.#makeRoom();
  }

  clear(): void {
    this.#replies.clear();
    this.size = 0;
  }

  /** Evicts the oldest; one used since its last turn is moved to the end instead (second chance). */
  #makeRoom(): void {
    for (const [key, cached] of this.#replies) {
      if (this.size <= this.#maxBytes) return;
      if (cached.wasUsed) {
        cached.wasUsed = false;
        this.#replies.delete(key);
        this.#replies.set(key, cached);
      } else this.#drop(key);
    }
  }

  #drop(key: string): void {
    this.size -= this.#replies.get(key)?.size ?? 0;
    this.#replies.delete(key);
  }
}

/**
 * The replies cached for one state of the content; a new state clears them all. Arbitrary addresses, with queries or
 * made-up hosts, have half of the space, so that they never evict plain ones.
 */
export class ReplyStore {
  readonly #plain: Shelf;
  readonly #arbitrary: Shelf;
  /** The state that the replies were made from. */
  state = "";

  constructor(maxBytes: number) {
    this.#plain = new Shelf(maxBytes / 2);
    this.#arbitrary = new Shelf(maxBytes / 2);
  }

  get size(): number {
    return this.#plain.size + this.#arbitrary.size;
  }

  /** Clears the replies of another state. */
  renew(state: string): void {
    if (state === this.state) return;
    this.state = state;
    this.#plain.clear();
    this.#arbitrary.clear();
  }

  get(key: string): MadeReply | undefined {
    return this.#plain.get(key) ?? this.#arbitrary.get(key);
  }

  /** Caches a reply made from `state`, unless the state has changed meanwhile. */
  put(key: string, reply: MadeReply, { state, isArbitrary }: { state: string; isArbitrary: boolean }): void {
    if (state === this.state) (isArbitrary ? this.#arbitrary : this.#plain).put(key, reply);
  }
}
