import type { ContentVersion } from "./content-version.ts";

/** Something that every page reads, cached in the process for one version of the content. */
export class KeptForVersion<T> {
  readonly #content: Pick<ContentVersion, "current">;
  #known?: { version: number; value: Promise<T> };

  constructor(content: Pick<ContentVersion, "current">) {
    this.#content = content;
  }

  /** The cached value, or what `read` finds: never older than a change answered before. A failed read is not cached. */
  async get(read: () => Promise<T>): Promise<T> {
    const version = await this.#content.current();
    if (this.#known?.version === version) return this.#known.value;
    const known = { version, value: read() };
    this.#known = known;
    known.value.catch(() => {
      if (this.#known === known) this.#known = undefined;
    });
    return known.value;
  }
}
