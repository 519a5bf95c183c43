import type { Settings } from "#contract/settings.ts";
import { KeptForVersion } from "../content-version/kept-for-version.ts";

/** A cache of the company's settings, which every page reads, for one version of the content. */
export class SettingsCache extends KeptForVersion<Settings> {}
