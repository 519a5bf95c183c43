import { AppError } from "../../errors.ts";
import { FairQueue } from "../../limits/fair-queue.ts";

type Waiting = { begin: () => void; refuse: () => void };

/** Who asks for a hash: a stranger's network, or the account of somebody who is known (0 for an operator's task). */
export type Asker = { network: string } | { account: number };

/** Of Node's four pool threads two stay free for files, compression and pictures. */
const atOnce = 2;
const mostWaiting = 20;
const comeBackAfter = { "retry-after": "2" };

/**
 * Limits the concurrency of expensive work: `maxRunning` at once, a queue of `maxWaiting`, and beyond it `busy` at once, so
 * that a flood of sign-ins hardly slows anything else. Strangers have a queue of their own, in fair turns by network;
 * whoever is known goes before them, in fair turns by account: nobody's many tries keep colleagues out.
 */
export function takeTurns(maxRunning = atOnce, maxWaiting = mostWaiting) {
  const waiting = { known: new FairQueue<Waiting>(), strangers: new FairQueue<Waiting>() };
  let running = 0;

  function turn(asker: Asker): Promise<void> {
    const isStranger = "network" in asker;
    const queue = isStranger ? waiting.strangers : waiting.known;
    const name = isStranger ? asker.network : String(asker.account);
    if (queue.size >= maxWaiting) {
      const other = queue.giveUpFor(name);
      if (!other) throw busy();
      other.refuse();
    }
    return new Promise((begin, refuse) => {
      queue.add({ begin, refuse: () => refuse(busy()) }, name);
    });
  }

  return async function inTurn<T>(work: () => Promise<T>, asker: Asker): Promise<T> {
    if (running >= maxRunning) await turn(asker);
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
