import { AppError } from "../../errors.ts";

/** Of Node's four pool threads two stay free for files, compression and pictures. */
const atOnce = 2;
const mostWaiting = 20;
const comeBackAfter = { "retry-after": "2" };

/**
 * Limits the concurrency of expensive work: `maxRunning` at once, a queue of `maxWaiting`, and beyond it `busy` at once, so
 * that a flood of sign-ins hardly slows anything else.
 */
export function takeTurns(maxRunning = atOnce, maxWaiting = mostWaiting) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new AppError("busy", { headers: comeBackAfter });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The turn passes to the next in the queue, so that a new caller cannot get in before it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
