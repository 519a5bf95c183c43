import type { ContentVersion } from "./content-version.ts";

/** Limited, because visitors can make keys up in a query. */
const mostKeys = 20;

/** Something that many pages read, cached in the process for one version of the content. */
export class CachedForVersion<T> {
  readonly #content: Pick<ContentVersion, "current">;
  #version?: number;
  #entries = new Map<string, Promise<T>>();

  constructor(content: Pick<ContentVersion, "current">) {
    this.#content = content;
  }

  /**
   * The cached value, or what `read` finds: never older than a change answered before. `key` is what else it depends on.
   * A failed read is not cached.
   */
  async get(read: () => Promise<T>, key = ""): Promise<T> {
    const version = await this.#content.current();
    if (this.#version !== version || this.#entries.size >= mostKeys) this.#entries = new Map();
    this.#version = version;
    const entries = this.#entries;
    const cached = entries.get(key);
    if (cached) return cached;
    const found = read();
    entries.set(key, found);
    found.catch(() => entries.delete(key));
    return found;
  }
}
