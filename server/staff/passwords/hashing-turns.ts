import { AppError } from "../../errors.ts";

/** Two of the four threads that files, compression and pictures share with us stay free for them. */
const atOnce = 2;
const mostWaiting = 20;
const comeBackAfter = { "retry-after": "2" };

/**
 * Turns at a work that is dear: a few at once, a short queue, and beyond it `busy` at once, so that a flood of sign-ins
 * costs everybody else little.
 */
export function takeTurns(most = atOnce, waitingMost = mostWaiting) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running >= most) {
      if (waiting.length >= waitingMost) throw new AppError("busy", { headers: comeBackAfter });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The turn is handed on, not given back: nobody who comes now slips in before those who wait.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
