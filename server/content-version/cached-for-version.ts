import type { ContentVersion } from "./content-version.ts";

/** Keys can be made up in a query. */
const mostKeys = 20;

/** Something that many pages read, cached in the process for one version of the content. */
export class CachedForVersion<T> {
  readonly #content: Pick<ContentVersion, "current">;
  #version?: number;
  #known = new Map<string, Promise<T>>();

  constructor(content: Pick<ContentVersion, "current">) {
    this.#content = content;
  }

  /**
   * The cached value, or what `read` finds: never older than a change answered before. `key` is what else it depends on.
   * A failed read is not cached.
   */
  async get(read: () => Promise<T>, key = ""): Promise<T> {
    const version = await this.#content.current();
    if (this.#version !== version || this.#known.size >= mostKeys) this.#known = new Map();
    this.#version = version;
    const known = this.#known;
    const cached = known.get(key);
    if (cached) return cached;
    const found = read();
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  }
}
