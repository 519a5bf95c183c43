import { AppError } from "../../errors.ts";

/** What a reply for everybody is made from: the calls that it was read by. */
export class Source {
  readonly #tags = new Set<string>();
  #isWhole = true;
  #nothing: string | undefined;

  /** False when something could not be read just now: what is made without it is not cached. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** For CDNs, which can be told to forget what was made from one of them: `hotels`, `hotels-12`, `settings`. */
  get tags(): string {
    return [...this.#tags].toSorted().join(",");
  }

  /** The place that a search was for which found nothing; empty for a search by other words. */
  get nothing(): string | undefined {
    return this.#nothing;
  }

  /** Notes a list that somebody narrowed until nothing was left. */
  noteNothing(place: string): void {
    this.#nothing = place;
  }

  /** Notes a call by its kind and, where it names one record or hotel, that. */
  noteCall(kind: string, query: unknown): void {
    const { id, hotelId }: { id?: unknown; hotelId?: unknown } = isObject(query) ? query : {};
    if (typeof hotelId === "number") this.#tags.add(`hotels-${hotelId}`);
    this.#tags.add(typeof id === "number" ? `${kind}-${id}` : kind);
  }

  noteFailure(error: unknown): void {
    const isPassing = !(error instanceof AppError) || error.status === 429 || error.status >= 500;
    if (isPassing) this.#isWhole = false;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
