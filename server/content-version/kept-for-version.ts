import type { ContentVersion } from "./content-version.ts";

/** Something that many pages read, cached in the process for one version of the content. */
export class KeptForVersion<T> {
  readonly #content: Pick<ContentVersion, "current">;
  #known?: { version: number; day: string; value: Promise<T> };

  constructor(content: Pick<ContentVersion, "current">) {
    this.#content = content;
  }

  /**
   * The cached value, or what `read` finds: never older than a change answered before, nor of another `day` where it
   * depends on one. A failed read is not cached.
   */
  async get(read: () => Promise<T>, day = ""): Promise<T> {
    const version = await this.#content.current();
    if (this.#known?.version === version && this.#known.day === day) return this.#known.value;
    const known = { version, day, value: read() };
    this.#known = known;
    known.value.catch(() => {
      if (this.#known === known) this.#known = undefined;
    });
    return known.value;
  }
}
