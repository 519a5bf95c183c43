import type { Settings } from "#contract/settings.ts";
import { CachedForVersion } from "../content-version/cached-for-version.ts";

/** A cache of the company's settings, which every page reads, for one version of the content. */
export class SettingsCache extends CachedForVersion<Settings> {}
