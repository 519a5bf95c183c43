import { setImmediate } from "node:timers/promises";
import { AppError } from "../errors.ts";
import type { RequestNotes } from "../watch/request-notes.ts";

type Begin = () => void;

/** A request in a lane: dropped when `signal` is aborted; one sent ahead of a reply is served after all others. */
export type Asker = {
  signal: AbortSignal;
  wasSentAhead?: boolean | undefined;
  notes?: RequestNotes | undefined;
};

/**
 * Runs a limited number of requests at once and queues a limited number, first come first served. Further ones are
 * refused at once: requests in a long queue would all time out.
 */
export class Lane {
  readonly #mostAtWork: number;
  readonly #mostWaiting: number;
  readonly #waiting: Begin[] = [];
  readonly #patient: Begin[] = [];
  #atWork = 0;

  constructor(mostAtWork: number, mostWaiting: number) {
    this.#mostAtWork = mostAtWork;
    this.#mostWaiting = mostWaiting;
  }

  /** Runs `work` in its turn. Throws `busy` when too many wait, and `client_left` when the client is gone by then. */
  async run<T>({ signal, wasSentAhead, notes }: Asker, work: () => Promise<T> | T): Promise<T> {
    const cameAt = performance.now();
    if (this.#atWork >= this.#mostAtWork) await this.#turn(wasSentAhead ? this.#patient : this.#waiting);
    else this.#atWork += 1;
    try {
      // Lets the event loop queue what has arrived and send small replies before this work begins.
      await setImmediate();
      if (notes) notes.waited += performance.now() - cameAt;
      if (signal.aborted) throw new AppError("client_left");
      return await work();
    } finally {
      this.#next();
    }
  }

  get counts() {
    return { atWork: this.#atWork, waiting: this.#waiting.length + this.#patient.length };
  }

  #turn(queue: Begin[]): Promise<void> {
    if (queue.length >= this.#mostWaiting) throw new AppError("busy", { headers: { "retry-after": "3" } });
    return new Promise((begin) => {
      queue.push(begin);
    });
  }

  #next(): void {
    const begin = this.#waiting.shift() ?? this.#patient.shift();
    if (begin) begin();
    else this.#atWork -= 1;
  }
}
