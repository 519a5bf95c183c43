import type { Executor } from "../db/open.ts";
import { readPlaces } from "./places.queries.ts";

/**
 * The place that an address like "Lotus Ghat, Dal Lake, Srinagar" names for certain: by the first part between commas
 * that is a name of a place; null without one.
 */
export async function findNamedPlace(db: Executor, address: string): Promise<number | null> {
  const places = await readPlaces(db);
  const named = new Map(
    places.flatMap(({ id, name, also_called }) =>
      partsOf(`${name},${also_called}`).map((part): [string, number] => [part, id]),
    ),
  );
  const name = partsOf(address).find((word) => named.has(word));
  return name === undefined ? null : (named.get(name) ?? null);
}

function partsOf(text: string): string[] {
  return text
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter(Boolean);
}
