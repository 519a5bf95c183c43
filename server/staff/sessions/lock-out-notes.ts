const mostKeys = 10_000;
const quarterInMilliseconds = 900_000;

type Clock = { now(): Date };

/**
 * Remembers whose lock-out this process has recorded in the current 15 minutes, so that a flood of refusals asks the
 * database once. Between processes the database avoids duplicates.
 */
export class LockOutNotes {
  readonly #clock: Clock;
  #noted = { quarter: 0, keys: new Set<string>() };

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The number of the current 15-minute period. */
  quarter(): number {
    return Math.floor(this.#clock.now().getTime() / quarterInMilliseconds);
  }

  /** True at the first call with a key in the current 15 minutes. */
  isFirst(key: string): boolean {
    const quarter = this.quarter();
    if (this.#noted.quarter !== quarter) this.#noted = { quarter, keys: new Set() };
    const { keys } = this.#noted;
    if (keys.has(key) || keys.size >= mostKeys) return false;
    keys.add(key);
    return true;
  }
}
