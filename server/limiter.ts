import type { Clock } from "./services.ts";

type Window = { most: number; seconds: number };

/** Counts what a key does in sliding windows, in memory, for one process. Bounded: forgets the oldest keys first. */
export class Limiter {
  readonly #windows: readonly Window[];
  readonly #clock: Clock;
  readonly #moments = new Map<string, number[]>();
  readonly #mostKeys = 50_000;

  constructor(windows: readonly Window[], clock: Clock) {
    this.#windows = windows;
    this.#clock = clock;
  }

  /** Seconds until the key may act again; 0 when it may now. */
  wait(key: string): number {
    const now = this.#clock.now().getTime();
    const moments = this.#moments.get(key) ?? [];
    const waits = this.#windows.map(({ most, seconds }) => {
      const first = moments[moments.length - most];
      return first === undefined ? 0 : Math.ceil((first + seconds * 1000 - now) / 1000);
    });
    return Math.max(0, ...waits);
  }

  /** Notes that the key acted. */
  count(key: string): void {
    const now = this.#clock.now().getTime();
    const longest = Math.max(...this.#windows.map((window) => window.seconds)) * 1000;
    const moments = (this.#moments.get(key) ?? []).filter((moment) => moment > now - longest);
    this.#moments.delete(key);
    this.#moments.set(key, [...moments, now]);
    const oldest = this.#moments.size > this.#mostKeys ? this.#moments.keys().next().value : undefined;
    if (oldest !== undefined) this.#moments.delete(oldest);
  }

  /** Starts the key afresh. */
  forget(key: string): void {
    this.#moments.delete(key);
  }
}
