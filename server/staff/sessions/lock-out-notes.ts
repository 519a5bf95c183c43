const mostKeys = 10_000;
const quarterInMilliseconds = 900_000;

type Clock = { now(): Date };

/** By the names that were tried, most of which may be made up, and by the accounts that they are of. */
type Kind = "names" | "accounts";

/**
 * Remembers whose lock-out this process has recorded in the current 15 minutes, so that a flood of refusals asks the
 * database once. Between processes the database avoids duplicates.
 */
export class LockOutNotes {
  readonly #clock: Clock;
  #noted = noneIn(0);

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The number of the current 15-minute period. */
  quarter(): number {
    return Math.floor(this.#clock.now().getTime() / quarterInMilliseconds);
  }

  /** True at the first call with a key in the current 15 minutes, and for each that is not remembered: too many are. */
  isFirst(kind: Kind, key: string): boolean {
    const quarter = this.quarter();
    if (this.#noted.quarter !== quarter) this.#noted = noneIn(quarter);
    const keys = this.#noted[kind];
    if (keys.has(key)) return false;
    if (keys.size < mostKeys) keys.add(key);
    return true;
  }
}

function noneIn(quarter: number) {
  return { quarter, names: new Set<string>(), accounts: new Set<string>() };
}
