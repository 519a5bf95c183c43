import { AppError } from "../../errors.ts";

/** Records what a public reply is made from: the calls that it reads. */
export class Source {
  readonly #tags = new Set<string>();
  /** False when a read failed: the reply is then not cached. */
  isWhole = true;
  /** The place of a search without results; empty for a search by other filters. */
  nothing: string | undefined;
  /** True when the network that asked first was refused, because it has too many requests. */
  isRefused = false;

  /** Cache tags, by which a CDN can be told to purge: `hotels`, `hotels-12`, `settings`. */
  get tags(): string {
    return [...this.#tags].toSorted().join(",");
  }

  /** Records a call by its kind and, if it is about one record or hotel, its id. */
  noteCall(kind: string, query: unknown): void {
    const { id, hotelId }: { id?: unknown; hotelId?: unknown } = isObject(query) ? query : {};
    if (typeof hotelId === "number") this.#tags.add(`hotels-${hotelId}`);
    this.#tags.add(typeof id === "number" ? `${kind}-${id}` : kind);
  }

  noteFailure(error: unknown): void {
    const isTransient = !(error instanceof AppError) || error.status === 429 || error.status >= 500;
    if (isTransient) this.isWhole = false;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
