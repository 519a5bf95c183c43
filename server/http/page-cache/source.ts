import { AppError } from "../../errors.ts";

/** Records what a public reply is made from: the calls that it reads. */
export class Source {
  readonly #tags = new Set<string>();
  #isWhole = true;
  #nothing: string | undefined;
  /** True when the network that asked first was refused, because it has too many requests. */
  isRefused = false;

  /** False when a read failed: the reply is then not cached. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Cache tags, by which a CDN can be told to purge: `hotels`, `hotels-12`, `settings`. */
  get tags(): string {
    return [...this.#tags].toSorted().join(",");
  }

  /** The place of a search without results; empty for a search by other filters. */
  get nothing(): string | undefined {
    return this.#nothing;
  }

  /** Records a filtered list without results. */
  noteNothing(place: string): void {
    this.#nothing = place;
  }

  /** Records a call by its kind and, if it is about one record or hotel, its id. */
  noteCall(kind: string, query: unknown): void {
    const { id, hotelId }: { id?: unknown; hotelId?: unknown } = isObject(query) ? query : {};
    if (typeof hotelId === "number") this.#tags.add(`hotels-${hotelId}`);
    this.#tags.add(typeof id === "number" ? `${kind}-${id}` : kind);
  }

  noteFailure(error: unknown): void {
    const isTransient = !(error instanceof AppError) || error.status === 429 || error.status >= 500;
    if (isTransient) this.#isWhole = false;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
