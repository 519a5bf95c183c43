import type { Executor } from "../db/open.ts";
import type { PlaceTexts } from "../places/places.queries.ts";

/** Marks a place as one with texts of the demo; `isAdded`: the demo has added it to the list. */
export async function markDemoPlace(
  db: Executor,
  place_id: number,
  { texts, isAdded }: { texts: PlaceTexts; isAdded: boolean },
): Promise<void> {
  await db
    .insertInto("demo_places")
    .values({ place_id, texts: JSON.stringify(texts), is_added: isAdded ? 1 : 0 })
    .execute();
}

/** The marks of the demo's places: of existing ones, or of removed ones. */
export function demoPlaceMarks(db: Executor, isTaken: boolean) {
  return db
    .selectFrom("demo_places")
    .selectAll()
    .where("taken_at", isTaken ? "is not" : "is", null)
    .orderBy("place_id")
    .execute();
}

/** Stores what was removed of a place, as JSON; `null` once it is back. */
export async function noteTaken(
  db: Executor,
  place_id: number,
  { taken_at, taken }: { taken_at: string | null; taken: string },
): Promise<void> {
  await db.updateTable("demo_places").set({ taken_at, taken }).where("place_id", "=", place_id).execute();
}

export async function forgetDemoPlaces(db: Executor, moment: string): Promise<void> {
  await db.deleteFrom("demo_places").where("taken_at", "<=", moment).execute();
}
