import type { Sample } from "./exposition.ts";

/** Upper bounds in seconds: pages and calls are milliseconds, uploads and a lost database many seconds. */
const usualBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts durations in buckets, in seconds. */
export class Histogram {
  readonly #bounds: readonly number[];
  readonly #counts: Float64Array;
  #sum = 0;

  constructor(bounds = usualBounds) {
    this.#bounds = bounds;
    this.#counts = new Float64Array(bounds.length + 1);
  }

  observe(seconds: number): void {
    const bounds = this.#bounds;
    let index = 0;
    while (index < bounds.length && seconds > (bounds[index] ?? 0)) index += 1;
    this.#counts[index] = (this.#counts[index] ?? 0) + 1;
    this.#sum += seconds;
  }

  /** The buckets, each including all below it, the sum and the count. */
  samples(labels: Record<string, string> = {}): Sample[] {
    let total = 0;
    const buckets = Array.from(this.#counts, (count, index): Sample => {
      total += count;
      const le = String(this.#bounds[index] ?? "+Inf");
      return { suffix: "_bucket", labels: { ...labels, le }, value: total };
    });
    return [
      ...buckets,
      { suffix: "_sum", labels, value: this.#sum },
      { suffix: "_count", labels, value: total },
    ];
  }
}
