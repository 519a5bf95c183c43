/** While a server outside hangs, requests that wait for it occupy lanes that bookings need too. */
const maxWaiting = 3;

/** Limits the requests that wait for servers outside at the same time. */
export class TurnsOutside {
  #waiting = 0;
  readonly #refusal: () => Error;

  /** `refusal`: what is thrown when too many wait already. */
  constructor(refusal: () => Error) {
    this.#refusal = refusal;
  }

  /** Asks; throws, without asking, when too many wait already. */
  async run<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (this.#waiting >= maxWaiting) throw this.#refusal();
    this.#waiting += 1;
    try {
      return await ask();
    } finally {
      this.#waiting -= 1;
    }
  }
}
