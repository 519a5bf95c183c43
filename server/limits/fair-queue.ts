import { RecentlyAsked } from "./recently-asked.ts";

/** In milliseconds: whoever has waited for so long has every second turn. */
const longWait = 400;

/**
 * Items that wait, each for the visitors of a network. The next is of the network that asked for least lately, so that
 * those who ask for little never wait behind those who ask for much; every second is one that has waited for long, or
 * a crowd of ever new networks would keep out for a minute who has asked for a few things. An item may be joined by
 * other networks.
 */
export class FairQueue<Item extends object> {
  readonly #waiting = new Map<Item, { since: number; network: string }>();
  /** What each network waits for, the network that had the last turn at the end; also items that are gone. */
  readonly #lines = new Map<string, Item[]>();
  readonly #shared = new WeakSet<Item>();
  readonly #asked = new RecentlyAsked();
  readonly #fewAsked: number;
  #isLongWaitersTurn = true;

  /** `fewAsked`: who asked for no more lately is not given up for somebody who waits for as many things. */
  constructor(fewAsked = 0) {
    this.#fewAsked = fewAsked;
  }

  get size(): number {
    return this.#waiting.size;
  }

  add(item: Item, network: string): void {
    this.#asked.count(network);
    if (!this.#waiting.has(item)) this.#waiting.set(item, { since: performance.now(), network });
    const line = this.#lines.get(network);
    if (line) line.push(item);
    else this.#lines.set(network, [item]);
  }

  /** Lets an item that still waits have the turns of another network too. */
  join(item: Item, network: string): void {
    if (!this.#waiting.has(item)) return;
    this.#shared.add(item);
    this.add(item, network);
  }

  take(): Item | undefined {
    return this.#takeLongWaiter() ?? this.#takeFairest();
  }

  /** The one that has waited longest, if that is long and it is the turn of these. */
  #takeLongWaiter(): Item | undefined {
    const [first] = this.#waiting;
    if (!first || performance.now() - first[1].since < longWait) return undefined;
    const isTurn = this.#isLongWaitersTurn;
    this.#isLongWaitersTurn = !isTurn;
    if (!isTurn) return undefined;
    const [item, { network }] = first;
    this.#waiting.delete(item);
    const line = this.#lines.get(network)?.filter((other) => other !== item) ?? [];
    if (line.length > 0) this.#lines.set(network, line);
    else this.#lines.delete(network);
    return item;
  }

  #takeFairest(): Item | undefined {
    while (this.#waiting.size > 0) {
      const [network = "", line = []] = this.#nextLine() ?? [];
      const item = line.shift();
      this.#lines.delete(network);
      if (line.length > 0) this.#lines.set(network, line);
      if (item === undefined || !this.#waiting.delete(item)) continue;
      return item;
    }
    this.#lines.clear();
    return undefined;
  }

  /**
   * Removes an item to make room for one of `network`: the last of who waits for most, and asked for most, if that is
   * somebody else.
   */
  giveUpFor(network: string): Item | undefined {
    const item = this.#itemToGiveUp(network);
    if (!item) this.#asked.count(network);
    return item;
  }

  #itemToGiveUp(network: string): Item | undefined {
    const [largest = "", line = []] = this.#longestLine() ?? [];
    const longer = line.length - (this.#lines.get(network)?.length ?? 0) - 1;
    const mayHaveAsked = Math.max(this.#fewAsked, this.#asked.of(network));
    if (longer < 0 || (longer === 0 && this.#asked.of(largest) <= mayHaveAsked)) return undefined;
    const [item] = line.splice(this.#lastOwn(line), 1);
    if (line.length === 0) this.#lines.delete(largest);
    if (item) this.#waiting.delete(item);
    return item;
  }

  /** The place of the last item that waits for this network alone; -1 without one. */
  #lastOwn(line: readonly Item[]): number {
    return line.findLastIndex((item) => this.#waiting.has(item) && !this.#shared.has(item));
  }

  #nextLine(): [string, Item[]] | undefined {
    let next: [string, Item[]] | undefined;
    let least = Infinity;
    for (const entry of this.#lines) {
      const asked = this.#asked.of(entry[0]);
      if (asked >= least) continue;
      next = entry;
      least = asked;
    }
    return next;
  }

  /** The longest line, of equal ones that of the network that asked for most, with an item that can be given up. */
  #longestLine(): [string, Item[]] | undefined {
    let longest: [string, Item[]] | undefined;
    for (const [network, line] of this.#lines) {
      const longer = line.length - (longest?.[1].length ?? 0);
      const isMore = longer === 0 && longest && this.#asked.of(network) > this.#asked.of(longest[0]);
      if ((longer > 0 || isMore) && this.#lastOwn(line) >= 0) longest = [network, line];
    }
    return longest;
  }
}
