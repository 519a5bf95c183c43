import type { Settings } from "#contract/settings.ts";

/** For how long this process may show what another one has changed since, in milliseconds. */
const freshFor = 10_000;

type Clock = { now(): Date };

/** The company's settings as this process has last read them: every page asks. */
export class SettingsCache {
  readonly #clock: Clock;
  #known?: { readAt: number; settings: Promise<Settings> };

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Returns what is known, or what `read` finds; a failed reading is not kept. */
  get(read: () => Promise<Settings>): Promise<Settings> {
    const now = this.#clock.now().getTime();
    if (this.#known && Math.abs(now - this.#known.readAt) < freshFor) return this.#known.settings;
    const settings = read();
    this.#known = { readAt: now, settings };
    settings.catch(() => this.forget());
    return settings;
  }

  /** The next reader reads again. Called after what was saved is there for all. */
  forget(): void {
    this.#known = undefined;
  }
}
