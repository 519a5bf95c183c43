import type { ConversionProgress } from "./conversions.ts";

export type PictureProgress = ReadonlyMap<number, ConversionProgress>;

/** In milliseconds. */
const usualPause = 5000;

type Options = {
  /** Stores the progress of pictures in one transaction. */
  record: (progress: PictureProgress) => Promise<void>;
  /** True when no picture waits any more. */
  isLast: () => boolean;
  onFailure: (id: number, error: unknown) => void;
  pause?: number;
};

/**
 * Stores the progress of pictures, while there are many every five seconds: each time all pages in the cache are out of
 * date. What failed, and the last picture, are stored at once.
 */
export function recordTogether({ record, isLast, onFailure, pause = usualPause }: Options) {
  let waiting = new Map<number, ConversionProgress>();
  let recordedAt = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const progress = waiting;
    waiting = new Map();
    recordedAt = performance.now();
    await record(progress);
  }

  /** Without it the last progress would wait for that of a large picture. */
  function flushLater(id: number): void {
    timer ??= setTimeout(() => void flush().catch((error: unknown) => onFailure(id, error)), pause).unref();
  }

  async function recordSoon(id: number, progress: ConversionProgress): Promise<void> {
    waiting.set(id, progress);
    const isUsual = progress.state === "converting" || progress.state === "ready";
    const isSoon = performance.now() - recordedAt < pause;
    if (isUsual && isSoon && !isLast()) return flushLater(id);
    await flush();
  }

  return { record: recordSoon, flush };
}
