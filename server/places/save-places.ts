import type { PlacesForm } from "#contract/places.ts";
import { recordChange } from "../change-log/record-change.ts";
import { lockName } from "../db/locks.ts";
import { inTransaction } from "../db/transaction.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { readPlaces, replacePlaces } from "./places.queries.ts";
import { inMillionths, presentPlace, versionOf } from "./present-places.ts";

/** Its place in the change log, beside the sections of the settings. */
const record = { recordId: 6, title: "Places" } as const;

/**
 * Makes this the company's whole list of places and returns its version. Throws `changed_meanwhile` when the list was
 * changed since it was read, or a place in it no longer exists.
 */
export async function savePlaces(
  services: Services,
  by: { username: string },
  { places, version }: PlacesForm,
): Promise<{ version: string }> {
  return inTransaction(services.db, async (transaction) => {
    await lockName(transaction, "places", 1);
    const stored = await readPlaces(transaction);
    const before = stored.map(presentPlace);
    const ids = new Set(stored.map(({ id }) => id));
    const isKnown = places.every(({ id }) => id === undefined || ids.has(id));
    const keptIds = places.flatMap(({ id }) => id ?? []);
    const isOnce = new Set(keptIds).size === keptIds.length;
    if (!isKnown || !isOnce || (version !== undefined && version !== versionOf(before)))
      throw new AppError("changed_meanwhile");
    const columns = places.map(({ id, name, alsoCalled, latitude, longitude }) => ({
      id,
      name,
      also_called: alsoCalled,
      latitude: inMillionths(latitude),
      longitude: inMillionths(longitude),
    }));
    await replacePlaces(transaction, stored, columns);
    const after = (await readPlaces(transaction)).map(presentPlace);
    const change = { by, kind: "settings", action: "changed", ...record } as const;
    await recordChange(services, transaction, { ...change, before: named(before), after: named(after) });
    return { version: versionOf(after) };
  });
}

/** Each place as a line of the log. */
function named(places: ReturnType<typeof presentPlace>[]): Record<string, unknown> {
  return Object.fromEntries(
    places.map(({ name, alsoCalled, latitude, longitude }) => {
      const position = latitude === null || longitude === null ? "" : `${latitude}° N, ${longitude}° E`;
      return [name, [alsoCalled, position].filter(Boolean).join("; ") || "in the list"];
    }),
  );
}
