import type { Settings } from "#contract/settings.ts";

/** The cache's time to live in milliseconds: for so long another process's change may not be seen. */
const freshFor = 10_000;

type Clock = { now(): Date };

/** A cache of the company's settings, which every page reads. */
export class SettingsCache {
  readonly #clock: Clock;
  #known?: { readAt: number; settings: Promise<Settings> };

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns the cached settings, or those that `read` finds; a failed read is not cached. */
  get(read: () => Promise<Settings>): Promise<Settings> {
    const now = this.#clock.now().getTime();
    if (this.#known && Math.abs(now - this.#known.readAt) < freshFor) return this.#known.settings;
    const settings = read();
    this.#known = { readAt: now, settings };
    settings.catch(() => this.forget());
    return settings;
  }

  /** Empties the cache. Call it after the saving transaction was committed. */
  forget(): void {
    this.#known = undefined;
  }
}
