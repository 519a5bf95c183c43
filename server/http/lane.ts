import { setImmediate } from "node:timers/promises";
import { AppError } from "../errors.ts";
import type { RequestNotes } from "../watch/request-notes.ts";

type Begin = () => void;

/** A request in a lane: dropped when `signal` is aborted; a pipelined one is served after all others. */
export type LaneRequest = {
  signal: AbortSignal;
  isPipelined?: boolean | undefined;
  notes?: RequestNotes | undefined;
};

/**
 * Runs a limited number of requests at once and queues a limited number, first come first served. Further ones are
 * refused at once: requests in a long queue would all time out.
 */
export class Lane {
  readonly #mostRunning: number;
  readonly #mostWaiting: number;
  readonly #waiting: Begin[] = [];
  readonly #pipelined: Begin[] = [];
  #running = 0;

  constructor(mostRunning: number, mostWaiting: number) {
    this.#mostRunning = mostRunning;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * Runs `work` when its turn comes. Throws `busy` when too many wait, `client_left` when the client is gone by then.
   */
  async run<T>({ signal, isPipelined, notes }: LaneRequest, work: () => Promise<T> | T): Promise<T> {
    const arrivedAt = performance.now();
    if (this.#running >= this.#mostRunning) await this.#turn(isPipelined ? this.#pipelined : this.#waiting);
    else this.#running += 1;
    try {
      // Lets the event loop queue what has arrived and send small replies before this work begins.
      await setImmediate();
      if (notes) notes.waited += performance.now() - arrivedAt;
      if (signal.aborted) throw new AppError("client_left");
      return await work();
    } finally {
      this.#next();
    }
  }

  get counts() {
    return { atWork: this.#running, waiting: this.#waiting.length + this.#pipelined.length };
  }

  #turn(queue: Begin[]): Promise<void> {
    if (queue.length >= this.#mostWaiting) throw new AppError("busy", { headers: { "retry-after": "3" } });
    return new Promise((begin) => {
      queue.push(begin);
    });
  }

  #next(): void {
    const begin = this.#waiting.shift() ?? this.#pipelined.shift();
    if (begin) begin();
    else this.#running -= 1;
  }
}
