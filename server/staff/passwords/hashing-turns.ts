import { AppError } from "../../errors.ts";
import { FairQueue } from "../../limits/fair-queue.ts";

type Waiting = { begin: () => void; refuse: () => void };

/** Of Node's four pool threads two stay free for files, compression and pictures. */
const atOnce = 2;
const mostWaiting = 20;
const comeBackAfter = { "retry-after": "2" };

/**
 * Limits the concurrency of expensive work: `maxRunning` at once, a queue of `maxWaiting`, and beyond it `busy` at once, so
 * that a flood of sign-ins hardly slows anything else. Strangers, of whom the network is given, have a queue of their
 * own, in fair turns by network; whoever is known goes before them.
 */
export function takeTurns(maxRunning = atOnce, maxWaiting = mostWaiting) {
  const waiting = { known: new FairQueue<Waiting>(), strangers: new FairQueue<Waiting>() };
  let running = 0;

  function turn(network: string | undefined): Promise<void> {
    const queue = network === undefined ? waiting.known : waiting.strangers;
    if (queue.size >= maxWaiting) {
      const other = network === undefined ? undefined : queue.giveUpFor(network);
      if (!other) throw busy();
      other.refuse();
    }
    return new Promise((begin, refuse) => {
      queue.add({ begin, refuse: () => refuse(busy()) }, network ?? "");
    });
  }

  return async function inTurn<T>(work: () => Promise<T>, network?: string): Promise<T> {
    if (running >= maxRunning) await turn(network);
    else running += 1;
    try {
      return await work();
    } finally {
      // The turn passes to the next in the queue, so that a new caller cannot get in before it.
      const next = waiting.known.take() ?? waiting.strangers.take();
      if (next) next.begin();
      else running -= 1;
    }
  };
}

function busy(): AppError {
  return new AppError("busy", { headers: comeBackAfter });
}
