import { LRUCache } from "lru-cache";
import type { CallResult } from "../call.ts";
import type { Endpoint } from "#contract/core/endpoint.ts";
import type { Services } from "../services.ts";
import type { PageMoment } from "./visitor.ts";

type Result = CallResult<Endpoint>;

/** Size of the cache in records of all results; a hotel with its pictures takes some kilobytes. */
const mostRecords = 1000;
const recordsIn = ({ data }: Result) => (Array.isArray(data) ? data.length + 1 : 1);

/** Every calendar day begins at a whole or half hour, in Kashmir and by the database's clock. */
const halfHour = 1_800_000;

/**
 * Caches the results of public calls, for one version of the content and half an hour at most: the pages that are not
 * cached themselves are made from the same few. A result is never older than a write that was answered before `moment`
 * began.
 */
export class PublicReads {
  readonly #services: Pick<Services, "content" | "clock">;
  readonly #cached = new LRUCache<string, Result>({ maxSize: mostRecords, sizeCalculation: recordsIn });
  #state = "";

  constructor(services: Pick<Services, "content" | "clock">) {
    this.#services = services;
  }

  /** The cached result of the call with this key, or what `read` finds. A failed read is not cached. */
  async get(key: string, moment: PageMoment, read: () => Promise<Result>): Promise<Result> {
    const { content, clock } = this.#services;
    const version = await (moment.version ??= content.current());
    const state = `${version} ${Math.floor(clock.now().getTime() / halfHour)}`;
    if (state !== this.#state) this.#cached.clear();
    this.#state = state;
    const cached = this.#cached.get(key);
    if (cached) return cached;
    const result = await read();
    if (state === this.#state) this.#cached.set(key, result);
    return result;
  }
}
