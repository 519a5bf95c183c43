import type { PublishedBlock } from "#contract/content.ts";
import type { Hotel, HotelFacets } from "#contract/hotels.ts";
import type { UnknownInFile } from "#contract/import-view.ts";
import { CachedForVersion } from "./content-version/cached-for-version.ts";
import type { ContentVersion } from "./content-version/content-version.ts";
import { CachedHealth } from "./health/cached-health.ts";
import type { SoldRoom } from "./tariffs/tariffs.ts";
import { LargeBodies } from "./http/large-bodies.ts";
import { AppError } from "./errors.ts";
import { TurnsOutside } from "./limits/turns-outside.ts";
import { GatewayFailure } from "./payment-links/gateways/gateway.ts";
import { SettingsCache } from "./settings/settings-cache.ts";
import { KnownBrowsers } from "./staff/sessions/known-browsers.ts";
import { KnownSessions } from "./staff/sessions/known-sessions.ts";

/** The process's caches of the database, for what many pages read; most are for one version of the content. */
export type Caches = {
  settings: SettingsCache;
  /** What the public pages say. */
  blocks: CachedForVersion<PublishedBlock[]>;
  /** Hotels with their pictures, rates and facilities, by id. */
  knownHotels: CachedForVersion<Map<number, Hotel>>;
  /** The filters of the list of hotels, by the day and the nights that are priced. */
  hotelFacets: CachedForVersion<HotelFacets>;
  /** Room types with what they cost, by hotel, for each month of arrival. */
  soldRooms: CachedForVersion<Map<number, SoldRoom[]>>;
  /** What previews of imports name that the company does not have, by their rows. */
  unknownInFiles: CachedForVersion<UnknownInFile>;
  knownSessions: KnownSessions;
  knownBrowsers: KnownBrowsers;
  gatewayTurns: TurnsOutside;
  portalTurns: TurnsOutside;
  largeBodies: LargeBodies;
  health: CachedHealth;
};

export function openCaches(content: ContentVersion): Caches {
  return {
    settings: new SettingsCache(content),
    blocks: new CachedForVersion(content),
    knownHotels: new CachedForVersion(content),
    hotelFacets: new CachedForVersion(content),
    soldRooms: new CachedForVersion(content),
    unknownInFiles: new CachedForVersion(content),
    knownSessions: new KnownSessions(),
    knownBrowsers: new KnownBrowsers(),
    gatewayTurns: new TurnsOutside(() => new GatewayFailure("others wait for it already")),
    portalTurns: new TurnsOutside(() => new AppError("busy")),
    largeBodies: new LargeBodies(),
    health: new CachedHealth(),
  };
}
