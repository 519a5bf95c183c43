import type { MadeReply } from "./made-reply.ts";

type Kept = { reply: MadeReply; size: number; isAskedFor: boolean };

/** Replies of one kind, together at most `most` bytes; those nobody has asked for lately go first. */
class Shelf {
  readonly #replies = new Map<string, Kept>();
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
    const kept = { reply, size: reply.size, isAskedFor: false };
    if (kept.size > this.#most) return;
    this.#replies.set(key, kept);
    this.#size += kept.size;
    reply.onGrowth = (bytes) => {
      if (this.#replies.get(key) !== kept) return;
      kept.size += bytes;
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
    for (const [key, kept] of this.#replies) {
      if (this.#size <= this.#most) return;
      if (kept.isAskedFor) {
        kept.isAskedFor = false;
        this.#replies.delete(key);
        this.#replies.set(key, kept);
      } else this.#drop(key);
    }
  }

  #drop(key: string): void {
    this.#size -= this.#replies.get(key)?.size ?? 0;
    this.#replies.delete(key);
  }
}

/**
 * The replies kept for one state of the content; another one forgets them all. Addresses that anybody can make up, with
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

  /** Keeps a reply made from `state`, unless the state is another one by now. */
  put(key: string, reply: MadeReply, { state, isVaried }: { state: string; isVaried: boolean }): void {
    if (state === this.#state) (isVaried ? this.#varied : this.#plain).put(key, reply);
  }
}
