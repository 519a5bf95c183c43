import { neighbourhoodOf } from "./network-of.ts";
import { RecentlyAsked } from "./recently-asked.ts";

/** In milliseconds: whoever has waited for so long has every second turn. */
const longWait = 400;

/** What a neighbourhood may have asked for, as often as a network: it is of many visitors. */
const visitorsAround = 5;

/** What a network waits for. */
type Line<Item> = { items: Item[]; neighbourhood: string };

/**
 * Items that wait, each for the visitors of a network. The next is of the network that asked for least lately, so that
 * those who ask for little never wait behind those who ask for much; of equal ones whose neighbourhood asked for least,
 * for who has ever new networks has them close together. Every second is one that has waited for long, or a crowd of
 * ever new networks would keep out for a minute who has asked for a few things. An item may be joined by other networks.
 */
export class FairQueue<Item extends object> {
  readonly #waiting = new Map<Item, { since: number; network: string }>();
  /** What each network waits for, the network that had the last turn at the end; also items that are gone. */
  readonly #lines = new Map<string, Line<Item>>();
  readonly #shared = new WeakSet<Item>();
  readonly #asked = new RecentlyAsked();
  readonly #askedAround = new RecentlyAsked();
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
    this.#count(network);
    if (!this.#waiting.has(item)) this.#waiting.set(item, { since: performance.now(), network });
    const line = this.#lines.get(network);
    if (line) line.items.push(item);
    else this.#lines.set(network, { items: [item], neighbourhood: neighbourhoodOf(network) });
  }

  #count(network: string): void {
    this.#asked.count(network);
    this.#askedAround.count(neighbourhoodOf(network));
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
    const line = this.#lines.get(network);
    const others = line?.items.filter((other) => other !== item) ?? [];
    if (line && others.length > 0) line.items = others;
    else this.#lines.delete(network);
    return item;
  }

  #takeFairest(): Item | undefined {
    while (this.#waiting.size > 0) {
      const [network = "", line] = this.#nextLine() ?? [];
      const item = line?.items.shift();
      this.#lines.delete(network);
      if (line && line.items.length > 0) this.#lines.set(network, line);
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
    if (!item) this.#count(network);
    return item;
  }

  #itemToGiveUp(network: string): Item | undefined {
    const [largest = "", line] = this.#longestLine() ?? [];
    const longer = (line?.items.length ?? 0) - (this.#lines.get(network)?.items.length ?? 0) - 1;
    if (!line || longer < 0 || (longer === 0 && !this.#askedForMore(largest, network))) return undefined;
    const [item] = line.items.splice(this.#lastOwn(line), 1);
    if (line.items.length === 0) this.#lines.delete(largest);
    if (item) this.#waiting.delete(item);
    return item;
  }

  /** Whether a network, or those around it, asked for more than a few things, and more than `other`. */
  #askedForMore(network: string, other: string): boolean {
    if (this.#asked.of(network) > Math.max(this.#fewAsked, this.#asked.of(other))) return true;
    const around = this.#askedAround.of(neighbourhoodOf(other));
    return (
      this.#askedAround.of(neighbourhoodOf(network)) > Math.max(visitorsAround * this.#fewAsked, around + 1)
    );
  }

  /** The place of the last item that waits for this network alone; -1 without one. */
  #lastOwn({ items }: Line<Item>): number {
    return items.findLastIndex((item) => this.#waiting.has(item) && !this.#shared.has(item));
  }

  #nextLine(): [string, Line<Item>] | undefined {
    let next: [string, Line<Item>] | undefined;
    for (const entry of this.#lines) if (!next || this.#compare(entry, next) < 0) next = entry;
    return next;
  }

  /** The longest line, of equal ones that of the network that asked for most, with an item that can be given up. */
  #longestLine(): [string, Line<Item>] | undefined {
    let longest: [string, Line<Item>] | undefined;
    for (const entry of this.#lines) {
      const longer = entry[1].items.length - (longest?.[1].items.length ?? 0);
      const isMore = longer === 0 && longest && this.#compare(entry, longest) > 0;
      if ((longer > 0 || isMore) && this.#lastOwn(entry[1]) >= 0) longest = entry;
    }
    return longest;
  }

  /** Below zero if the first network asked for less, or as much where those around it asked for less. */
  #compare([one, { neighbourhood }]: [string, Line<Item>], [other, line]: [string, Line<Item>]): number {
    return (
      this.#asked.of(one) - this.#asked.of(other) ||
      this.#askedAround.of(neighbourhood) - this.#askedAround.of(line.neighbourhood)
    );
  }
}
