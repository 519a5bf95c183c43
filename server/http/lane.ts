import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "../errors.ts";
import { networkOf } from "../limits/network-of.ts";
import type { RequestNotes } from "../watch/request-notes.ts";
import type { Audience } from "./audience.ts";
import { FairQueue } from "../limits/fair-queue.ts";
import { ownTurn } from "./own-turn.ts";

/** What a person asks for in half a minute. Ever new networks, each of which asks once, must not push such a one out. */
const fewAsked = 20;

/** In milliseconds. Who asks again as soon as they are refused would keep the machine busy with refusing alone. */
const refusedAfter = 2000;

type Waiting = { begin: () => void; refuse: () => void };

/**
 * A request in a lane: dropped when `signal` is aborted; a pipelined one is served after all others. It waits for the
 * visitor at `address`, and for its audience when it has one.
 */
export type LaneRequest = {
  signal: AbortSignal;
  address?: string | undefined;
  audience?: Audience | undefined;
  isPipelined?: boolean | undefined;
  notes?: RequestNotes | undefined;
};

/**
 * Runs a limited number of requests at once and queues a limited number, in fair turns by the visitors' networks.
 * Further ones are refused after a moment, of the network that waits for most: requests in a long queue would all time
 * out.
 */
export class Lane {
  readonly #mostRunning: number;
  readonly #mostWaiting: number;
  readonly #waiting = new FairQueue<Waiting>(fewAsked);
  readonly #pipelined = new FairQueue<Waiting>(fewAsked);
  #running = 0;

  constructor(mostRunning: number, mostWaiting: number) {
    this.#mostRunning = mostRunning;
    this.#mostWaiting = mostWaiting;
  }

  /**
   * Runs `work` when its turn comes. Throws `busy` when too many wait, `client_left` when the client is gone by then.
   */
  async run<T>(request: LaneRequest, work: () => Promise<T> | T): Promise<T> {
    const { signal, notes } = request;
    const arrivedAt = performance.now();
    if (this.#running >= this.#mostRunning)
      await this.#turn(request).catch((error) => refuseLater(error, signal));
    else this.#running += 1;
    try {
      // Lets the event loop accept and queue what has arrived, and send small replies, before this work begins.
      await ownTurn(this);
      if (notes) notes.waited += performance.now() - arrivedAt;
      if (signal.aborted) throw new AppError("client_left");
      return await work();
    } finally {
      this.#next();
    }
  }

  get counts() {
    return { atWork: this.#running, waiting: this.#waiting.size + this.#pipelined.size };
  }

  async #turn({ isPipelined, address = "unknown", audience }: LaneRequest): Promise<void> {
    const queue = isPipelined ? this.#pipelined : this.#waiting;
    const network = networkOf(address);
    if (queue.size >= this.#mostWaiting) {
      const other = queue.giveUpFor(network);
      if (!other) throw busy(audience);
      other.refuse();
    }
    return new Promise((begin, refuse) => {
      const waiting = { begin, refuse: () => refuse(busy(audience)) };
      queue.add(waiting, network);
      audience?.follow((joined) => {
        if (joined !== network) queue.join(waiting, joined);
      });
    });
  }

  #next(): void {
    const next = this.#waiting.take() ?? this.#pipelined.take();
    if (next) next.begin();
    else this.#running -= 1;
  }
}

function busy(audience?: Audience): AppError {
  if (audience) audience.isRefused = true;
  return new AppError("busy", { headers: { "retry-after": "3" } });
}

/** Throws the error after a moment, or when the client leaves. */
async function refuseLater(refusal: unknown, signal: AbortSignal): Promise<never> {
  await pause(refusedAfter, undefined, { signal, ref: false }).catch(() => {});
  throw refusal;
}
