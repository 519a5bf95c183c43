import type { Transaction } from "#server/db/open.ts";
import { insertPlace, readPlaces, updatePlaceTexts } from "#server/places/places.queries.ts";
import { markDemoPlace } from "#server/demo/demo-places.queries.ts";
import { demoPlaces } from "./places.ts";

/** Puts the demo's words on the pages of its places, and adds the places that the list does not have. */
export async function seedPlaces(transaction: Transaction): Promise<void> {
  const known = new Map((await readPlaces(transaction)).map(({ id, name }) => [name, id]));
  for (const [position, { name, position: degrees, ...texts }] of demoPlaces.entries()) {
    const [latitude, longitude] = degrees;
    const isAdded = !known.has(name);
    const place = { name, also_called: "", latitude, longitude, position };
    const id = known.get(name) ?? (await insertPlace(transaction, place));
    await updatePlaceTexts(transaction, id, texts);
    await markDemoPlace(transaction, id, { texts, isAdded });
  }
}
