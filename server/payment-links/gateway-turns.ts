import { GatewayFailure } from "./gateways/gateway.ts";

/** While a gateway hangs, those who wait for it hold places of the lanes that bookings need too. */
const most = 3;

/** Guests who wait for a payment gateway at once. */
export class GatewayTurns {
  #waiting = 0;

  /** What `ask` answers; where too many wait already, nobody is asked. Throws GatewayFailure. */
  async run<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    if (this.#waiting >= most) throw new GatewayFailure("others wait for it already");
    this.#waiting += 1;
    try {
      return await ask();
    } finally {
      this.#waiting -= 1;
    }
  }
}
