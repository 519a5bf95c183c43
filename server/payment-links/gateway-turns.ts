import { GatewayFailure } from "./gateways/gateway.ts";

/** While a gateway hangs, requests that wait for it occupy lanes that bookings need too. */
const maxWaiting = 3;

/** Limits the requests that wait for a payment gateway at the same time. */
export class GatewayTurns {
  #waiting = 0;

  /** Calls the gateway; throws GatewayFailure, without calling it, when too many wait already. */
  async run<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (this.#waiting >= maxWaiting) throw new GatewayFailure("others wait for it already");
    this.#waiting += 1;
    try {
      return await ask();
    } finally {
      this.#waiting -= 1;
    }
  }
}
