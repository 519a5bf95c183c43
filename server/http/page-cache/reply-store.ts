import type { MadeReply } from "./made-reply.ts";

type CachedReply = { reply: MadeReply; size: number; isAskedFor: boolean };

/** Replies of one kind, together at most `most` bytes; those nobody has asked for lately go first. */
class Shelf {
  readonly #replies = new Map<string, CachedReply>();
  readonly #most: number;
  #size = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  get(key: string): MadeReply | undefined {
    const found = this.#replies.get(key);
    if (!found) return undefined;
    found.isAskedFor = true;
    return found.reply;
  }

  put(key: string, reply: MadeReply): void {
    this.#drop(key);
    const cached = { reply, size: reply.size, isAskedFor: false };
    if (cached.size > this.#most) return;
    this.#replies.set(key, cached);
    this.#size += cached.size;
    reply.onGrowth = (bytes) => {
      if (this.#replies.get(key) !== cached) return;
      cached.size += bytes;
      this.#size += bytes;
      this.#makeRoom();
    };
    this.#makeRoom();
  }

  clear(): void {
    this.#replies.clear();
    this.#size = 0;
  }

  /** The oldest goes, but one that was asked for since it was looked at last goes to the end. */
  #makeRoom(): void {
    for (const [key, cached] of this.#replies) {
      if (this.#size <= this.#most) return;
      if (cached.isAskedFor) {
        cached.isAskedFor = false;
        this.#replies.delete(key);
        this.#replies.set(key, cached);
      } else this.#drop(key);
    }
  }

  #drop(key: string): void {
    this.#size -= this.#replies.get(key)?.size ?? 0;
    this.#replies.delete(key);
  }
}

/**
 * The replies cached for one state of the content; another one forgets them all. Addresses that anybody can make up, with
 * queries or names of hosts, have half of the room, so that they drive no plain address out.
 */
export class ReplyStore {
  readonly #plain: Shelf;
  readonly #varied: Shelf;
  #state = "";

  /** `most`: in bytes. */
  constructor(most: number) {
    this.#plain = new Shelf(most / 2);
    this.#varied = new Shelf(most / 2);
  }

  get size(): number {
    return this.#plain.size + this.#varied.size;
  }

  /** What the replies in it are made from. */
  get state(): string {
    return this.#state;
  }

  /** Forgets what was made from another state. */
  renew(state: string): void {
    if (state === this.#state) return;
    this.#state = state;
    this.#plain.clear();
    this.#varied.clear();
  }

  get(key: string): MadeReply | undefined {
    return this.#plain.get(key) ?? this.#varied.get(key);
  }

  /** Caches a reply made from `state`, unless the state is another one by now. */
  put(key: string, reply: MadeReply, { state, isVaried }: { state: string; isVaried: boolean }): void {
    if (state === this.#state) (isVaried ? this.#varied : this.#plain).put(key, reply);
  }
}
