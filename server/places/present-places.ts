import { createHash } from "node:crypto";
import type { Selectable } from "kysely";
import type { Place } from "#contract/place.ts";
import type { Tables } from "../db/tables.ts";

type PlaceRow = Selectable<Tables["places"]>;

const millionths = 1_000_000;

export function presentPlace({ id, name, also_called, latitude, longitude }: PlaceRow): Place {
  return {
    id,
    name,
    alsoCalled: also_called,
    latitude: inDegrees(latitude),
    longitude: inDegrees(longitude),
  };
}

/** A hash of the list, which identifies its version. */
export function versionOf(places: readonly Place[]): string {
  return createHash("sha256").update(JSON.stringify(places)).digest("base64url").slice(0, 16);
}

export function inMillionths(degrees: number | null): number | null {
  return degrees === null ? null : Math.round(degrees * millionths);
}

export function inDegrees(stored: number | null): number | null {
  return stored === null ? null : stored / millionths;
}
