import { performance } from "node:perf_hooks";
import { createCollector } from "./collector.ts";

type Options = {
  /** Collects garbage. */
  collect?: () => void;
  /** The share of time, from 0 to 1, in which the event loop was busy since the last call. */
  busyShare?: () => number;
  /** In milliseconds. */
  every?: number;
};

const busy = 0.1;
const quiet = 0.02;

/**
 * Collects garbage once after each busy time, when the process has been quiet for `every` milliseconds: V8 by itself
 * keeps the garbage of a rush until the next one. It takes some fifty milliseconds. Returns a function that stops it.
 */
export function collectWhenQuiet(options: Options = {}): () => void {
  const { collect = createCollector(everything), busyShare = busySharesSinceLast(), every = 2000 } = options;
  let wasBusy = false;
  const timer = setInterval(() => {
    const share = busyShare();
    if (share > busy) wasBusy = true;
    if (!wasBusy || share > quiet) return;
    wasBusy = false;
    collect();
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}

const everything = { type: "major", execution: "sync", flavor: "last-resort" } as const;

function busySharesSinceLast(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
