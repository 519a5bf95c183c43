import type { PublishedBlock } from "#contract/content.ts";
import type { Hotel, HotelFacets } from "#contract/hotels.ts";
import type { PageInfo } from "#contract/core/envelope.ts";
import type { Notice } from "#contract/notices.ts";
import type { Package } from "#contract/packages.ts";
import { KeptForVersion } from "./content-version/kept-for-version.ts";
import type { ContentVersion } from "./content-version/content-version.ts";
import type { SoldRoom } from "./tariffs/tariffs.ts";
import { SettingsCache } from "./settings/settings-cache.ts";

type Page<Record> = { data: Record[]; pageInfo: PageInfo };

/** What many pages read, cached in the process for one version of the content. */
export type Caches = {
  settings: SettingsCache;
  /** What the public pages say. */
  blocks: KeptForVersion<PublishedBlock[]>;
  /** The filters of the list of hotels, which home has too. */
  hotelFacets: KeptForVersion<HotelFacets>;
  /** Hotels with their pictures, rates and facilities, by id. */
  knownHotels: KeptForVersion<Map<number, Hotel>>;
  /** Room types with what they cost, by hotel, for each month of arrival. */
  soldRooms: KeptForVersion<Map<number, SoldRoom[]>>;
  /** Short lists of packages, which home and each package have too. */
  packages: KeptForVersion<Page<Package>>;
  /** What holds today, which every page asks. */
  notices: KeptForVersion<Page<Notice>>;
};

export function openCaches(content: ContentVersion): Caches {
  return {
    settings: new SettingsCache(content),
    blocks: new KeptForVersion(content),
    hotelFacets: new KeptForVersion(content),
    knownHotels: new KeptForVersion(content),
    soldRooms: new KeptForVersion(content),
    packages: new KeptForVersion(content),
    notices: new KeptForVersion(content),
  };
}
