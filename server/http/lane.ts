import { AppError } from "../errors.ts";

type Turn = { signal: AbortSignal; begin: () => void };

/**
 * Lets so many requests work at once and so many wait for their turn, first come first served. Beyond that they are
 * refused at once: a short queue answers everybody in it, a long one nobody.
 */
export class Lane {
  readonly #mostAtWork: number;
  readonly #mostWaiting: number;
  readonly #waiting: Turn[] = [];
  #atWork = 0;

  constructor(mostAtWork: number, mostWaiting: number) {
    this.#mostAtWork = mostAtWork;
    this.#mostWaiting = mostWaiting;
  }

  /** Runs `work` in its turn. Throws `busy` when too many wait, and `client_left` when the client is gone by then. */
  async run<T>(signal: AbortSignal, work: () => Promise<T> | T): Promise<T> {
    if (this.#atWork >= this.#mostAtWork) await this.#turn(signal);
    else this.#atWork += 1;
    try {
      if (signal.aborted) throw new AppError("client_left");
      return await work();
    } finally {
      this.#next();
    }
  }

  #turn(signal: AbortSignal): Promise<void> {
    if (this.#waiting.length >= this.#mostWaiting) {
      throw new AppError("busy", { headers: { "retry-after": "3" } });
    }
    return new Promise((begin) => {
      this.#waiting.push({ signal, begin });
    });
  }

  /** Hands the place on, past those who have left. */
  #next(): void {
    const next = this.#waiting.shift();
    if (next) next.begin();
    else this.#atWork -= 1;
  }
}
