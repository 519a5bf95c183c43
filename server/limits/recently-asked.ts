/** In milliseconds: what a network asked for is remembered for between one and two of these. */
const rememberedFor = 30_000;
/** Of so many networks at most: an attacker may have millions of addresses. */
const mostRemembered = 10_000;

/** How much each network asked for lately. */
export class RecentlyAsked {
  #now = new Map<string, number>();
  #before = new Map<string, number>();
  #since = performance.now();

  of(network: string): number {
    return (this.#now.get(network) ?? 0) + (this.#before.get(network) ?? 0);
  }

  count(network: string): void {
    if (performance.now() - this.#since > rememberedFor || this.#now.size >= mostRemembered) {
      this.#before = this.#now;
      this.#now = new Map();
      this.#since = performance.now();
    }
    this.#now.set(network, (this.#now.get(network) ?? 0) + 1);
  }
}
