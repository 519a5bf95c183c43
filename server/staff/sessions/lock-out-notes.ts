const mostKeys = 10_000;
const quarterInMilliseconds = 900_000;

type Clock = { now(): Date };

/**
 * Whose lock-out this process has noted in this quarter of an hour: a flood of the same refusals asks the database
 * once. Other processes are kept apart by the database.
 */
export class LockOutNotes {
  readonly #clock: Clock;
  #noted = { quarter: 0, keys: new Set<string>() };

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The quarter of an hour that it is, as a number. */
  quarter(): number {
    return Math.floor(this.#clock.now().getTime() / quarterInMilliseconds);
  }

  /** True the first time that it is asked about a key in this quarter of an hour. */
  isFirst(key: string): boolean {
    const quarter = this.quarter();
    if (this.#noted.quarter !== quarter) this.#noted = { quarter, keys: new Set() };
    const { keys } = this.#noted;
    if (keys.has(key) || keys.size >= mostKeys) return false;
    keys.add(key);
    return true;
  }
}
