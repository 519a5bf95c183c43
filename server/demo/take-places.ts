import type { Transaction } from "../db/open.ts";
import { placeTexts, type PlaceTexts, updatePlaceTexts } from "../places/places.queries.ts";
import { demoPlaceMarks, noteTaken } from "./demo-places.queries.ts";
import { deletePlace, findPlaceRow, hasNotices, housesOf } from "./place-rows.queries.ts";
import { type TakenPlace, textsSchema, textsWhere } from "./taken-place.ts";

/**
 * Takes away the demo's words about places, as far as they are still the demo's, and the places that the demo added
 * where nobody wrote anything, no house that stays is, and no road note was written. After houses were taken.
 */
export async function takePlaces(transaction: Transaction, now: string): Promise<void> {
  for (const { place_id, texts: written, is_added } of await demoPlaceMarks(transaction, false)) {
    const place = await findPlaceRow(transaction, place_id);
    const texts = textsSchema.parse(JSON.parse(written));
    const note = (taken: TakenPlace) =>
      noteTaken(transaction, place_id, { taken_at: now, taken: JSON.stringify(taken) });
    if (!place) {
      await note({ texts: {} });
      continue;
    }
    const isOurs = placeTexts.some((name) => place[name] !== "" && place[name] !== texts[name]);
    const houses = await housesOf(transaction, place_id);
    const isUsed =
      houses.some((house) => house.deleted_at === null) || (await hasNotices(transaction, place_id));
    if (is_added && !isOurs && !isUsed) {
      await note({ texts: {}, place, houses: houses.map(({ id }) => id) });
      await deletePlace(transaction, place_id);
    } else {
      const going = textsWhere(texts, (name) => place[name] !== "" && place[name] === texts[name]);
      await note({ texts: going });
      await emptyTexts(transaction, place_id, going);
    }
  }
}

async function emptyTexts(transaction: Transaction, id: number, going: PlaceTexts): Promise<void> {
  const empty = Object.fromEntries(Object.keys(going).map((name) => [name, ""]));
  if (Object.keys(empty).length > 0) await updatePlaceTexts(transaction, id, empty);
}
