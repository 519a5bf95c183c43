import { performance } from "node:perf_hooks";
import { collector } from "./collector.ts";

type Options = {
  /** Gives back what is no longer used. */
  collect?: () => void;
  /** The part of the time, from 0 to 1, in which the process has worked since it was asked last. */
  worked?: () => number;
  /** In milliseconds. */
  every?: number;
};

const busy = 0.1;
const quiet = 0.02;

/**
 * Collects once after each busy time, as soon as the process has been quiet for `every` milliseconds: left to itself V8
 * keeps what a rush has left until a next one. It takes some fifty milliseconds in which nobody asks. Returns what ends it.
 */
export function collectWhenQuiet(options: Options = {}): () => void {
  const { collect = collector(everything), worked = sharesOfWork(), every = 2000 } = options;
  let wasBusy = false;
  const timer = setInterval(() => {
    const share = worked();
    if (share > busy) wasBusy = true;
    if (!wasBusy || share > quiet) return;
    wasBusy = false;
    collect();
  }, every);
  timer.unref();
  return () => clearInterval(timer);
}

const everything = { type: "major", execution: "sync", flavor: "last-resort" } as const;

function sharesOfWork(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}
