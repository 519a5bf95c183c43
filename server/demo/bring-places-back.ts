import type { Transaction } from "../db/open.ts";
import { updatePlaceTexts } from "../places/places.queries.ts";
import { demoPlaceMarks, noteTaken } from "./demo-places.queries.ts";
import { findPlaceRow, insertPlaceRow, assignHouses } from "./place-rows.queries.ts";
import { takenSchema, textsWhere } from "./taken-place.ts";

/** Brings back the demo's places and their texts; what was written there since is not changed. */
export async function bringPlacesBack(transaction: Transaction): Promise<void> {
  for (const { place_id, taken } of await demoPlaceMarks(transaction, true)) {
    const { texts, place, houses } = takenSchema.parse(JSON.parse(taken));
    if (place && (await insertPlaceRow(transaction, place)))
      await assignHouses(transaction, place_id, houses);
    const now = await findPlaceRow(transaction, place_id);
    const missing = textsWhere(texts, (name) => texts[name] !== undefined && now?.[name] === "");
    if (Object.keys(missing).length > 0) await updatePlaceTexts(transaction, place_id, missing);
    await noteTaken(transaction, place_id, { taken_at: null, taken: "" });
  }
}
