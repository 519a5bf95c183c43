import type { ServerResponse } from "node:http";
import { Audience } from "../audience.ts";

/** A reply being made, shared by all requests that wait for it. */
type Flight<Made> = {
  state: string;
  reply: Promise<Made>;
  stop: AbortController;
  waiting: number;
  audience: Audience;
};

/** A request that waits for a reply. */
type Waiting = { response: ServerResponse; network: string };

/** Makes a reply for its audience, until `signal` is aborted. */
type Make<Made> = (signal: AbortSignal, audience: Audience) => Promise<Made>;

/**
 * Makes each reply once for all requests that come meanwhile, from one state of the content. Stops making it when all
 * of their clients have left.
 */
export class Flights<Made> {
  readonly #flights = new Map<string, Flight<Made>>();

  /** The reply of `key` for a request that waits with `response`, of a visitor in `network`. */
  join(key: string, state: string, { response, network }: Waiting, make: Make<Made>): Promise<Made> {
    const current = this.#flights.get(key);
    const isSame = current?.state === state && !current.stop.signal.aborted;
    // A refusal is told after a moment, for which nobody else need wait.
    const flight = isSame && !current.audience.isRefused ? current : this.#begin(key, state, make);
    flight.audience.join(network);
    flight.waiting += 1;
    response.once("close", () => {
      flight.waiting -= 1;
      if (flight.waiting === 0) flight.stop.abort();
    });
    return flight.reply;
  }

  #begin(key: string, state: string, make: Make<Made>): Flight<Made> {
    const stop = new AbortController();
    const audience = new Audience();
    const flight = { state, stop, waiting: 0, audience, reply: make(stop.signal, audience) };
    this.#flights.set(key, flight);
    const end = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    flight.reply.then(end, end);
    return flight;
  }
}
