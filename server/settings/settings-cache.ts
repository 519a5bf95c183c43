import type { Settings } from "#contract/settings.ts";
import type { ContentVersion } from "../content-version/content-version.ts";

/** A cache of the company's settings, which every page reads, for one version of the content. */
export class SettingsCache {
  readonly #content: Pick<ContentVersion, "current">;
  #known?: { version: number; settings: Promise<Settings> };

  constructor(content: Pick<ContentVersion, "current">) {
    this.#content = content;
  }

  /**
   * The cached settings, or those that `read` finds: never older than a change that was answered before. A failed read
   * is not cached.
   */
  async get(read: () => Promise<Settings>): Promise<Settings> {
    const version = await this.#content.current();
    if (this.#known?.version === version) return this.#known.settings;
    const known = { version, settings: read() };
    this.#known = known;
    known.settings.catch(() => {
      if (this.#known === known) this.#known = undefined;
    });
    return known.settings;
  }
}
