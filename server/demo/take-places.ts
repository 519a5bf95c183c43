import type { Transaction } from "../db/open.ts";
import { placeTexts, type PlaceTexts, updatePlaceTexts } from "../places/places.queries.ts";
import { demoPlaceMarks, noteTaken } from "./demo-places.queries.ts";
import { deletePlace, findPlaceRow, hasNotices, housesOf } from "./place-rows.queries.ts";
import { type TakenPlace, textsSchema, textsWhere } from "./taken-place.ts";

/**
 * Removes the demo's texts about places where they are unchanged, and the places that the demo added if nobody wrote a
 * text, no remaining house is there, and no road note was written. Call it after houses were removed.
 */
export async function takePlaces(transaction: Transaction, now: string): Promise<void> {
  for (const { place_id, texts: written, is_added } of await demoPlaceMarks(transaction, false)) {
    const place = await findPlaceRow(transaction, place_id);
    const texts = textsSchema.parse(JSON.parse(written));
    const note = (takenPlace: TakenPlace) =>
      noteTaken(transaction, place_id, { taken_at: now, taken: JSON.stringify(takenPlace) });
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
