import type { ServerResponse } from "node:http";

/** A reply being made, for all who wait for it. */
type Flight<Made> = { state: string; made: Promise<Made>; stop: AbortController; waiting: number };

/**
 * Makes each reply once for all who ask for it meanwhile, from one state of the content. When all of them have left, the
 * making is stopped.
 */
export class Flights<Made> {
  readonly #flights = new Map<string, Flight<Made>>();

  /** The reply of `key` for somebody who waits with `response`. */
  join(
    key: string,
    state: string,
    response: ServerResponse,
    make: (signal: AbortSignal) => Promise<Made>,
  ): Promise<Made> {
    const known = this.#flights.get(key);
    const isSame = known?.state === state && !known.stop.signal.aborted;
    const flight = isSame ? known : this.#begin(key, state, make);
    flight.waiting += 1;
    response.once("close", () => {
      flight.waiting -= 1;
      if (flight.waiting === 0) flight.stop.abort();
    });
    return flight.made;
  }

  #begin(key: string, state: string, make: (signal: AbortSignal) => Promise<Made>): Flight<Made> {
    const stop = new AbortController();
    const flight = { state, stop, waiting: 0, made: make(stop.signal) };
    this.#flights.set(key, flight);
    const end = () => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    };
    flight.made.then(end, end);
    return flight;
  }
}
