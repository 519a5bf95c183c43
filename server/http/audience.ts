/** The networks whose visitors wait for one reply. */
export class Audience {
  readonly #networks = new Set<string>();
  #onJoin: (network: string) => void = () => {};
  /** True when it was not made, because the network that asked first has too many requests. */
  isRefused = false;

  join(network: string): void {
    if (this.#networks.has(network)) return;
    this.#networks.add(network);
    this.#onJoin(network);
  }

  /** Calls `onJoin` for each network, also for those that join later. */
  follow(onJoin: (network: string) => void): void {
    for (const network of this.#networks) onJoin(network);
    this.#onJoin = onJoin;
  }
}
