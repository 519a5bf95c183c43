import type { PublishedBlock } from "#contract/content.ts";
import type { HotelFacets } from "#contract/hotels.ts";
import { KeptForVersion } from "./content-version/kept-for-version.ts";
import type { ContentVersion } from "./content-version/content-version.ts";
import { SettingsCache } from "./settings/settings-cache.ts";

/** What many pages read, cached in the process for one version of the content. */
export type Caches = {
  settings: SettingsCache;
  /** What the public pages say. */
  blocks: KeptForVersion<PublishedBlock[]>;
  /** The filters of the list of hotels, which home has too. */
  hotelFacets: KeptForVersion<HotelFacets>;
};

export function openCaches(content: ContentVersion): Caches {
  return {
    settings: new SettingsCache(content),
    blocks: new KeptForVersion(content),
    hotelFacets: new KeptForVersion(content),
  };
}
