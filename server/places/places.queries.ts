import type { Updateable } from "kysely";
import type { Executor, Transaction } from "../db/open.ts";
import type { Tables } from "../db/tables.ts";

/** The company's places in its order. */
export function readPlaces(db: Executor) {
  return db.selectFrom("places").selectAll().orderBy("position").orderBy("id").execute();
}

/** The columns with the texts of a place's page. */
export const placeTexts = [
  "about",
  "getting_there",
  "spring",
  "summer",
  "autumn",
  "winter",
  "open_now",
] as const;

export type PlaceTexts = Pick<Updateable<Tables["places"]>, (typeof placeTexts)[number]>;

/** Changes the texts of a place's page. */
export async function updatePlaceTexts(db: Executor, id: number, texts: PlaceTexts): Promise<void> {
  await db.updateTable("places").set(texts).where("id", "=", id).execute();
}

type PlaceColumns = {
  id?: number;
  name: string;
  also_called: string;
  latitude: number | null;
  longitude: number | null;
};

/** Adds a place and returns its id. */
export async function insertPlace(
  transaction: Transaction,
  place: Omit<PlaceColumns, "id"> & { position: number },
): Promise<number> {
  const { id } = await transaction
    .insertInto("places")
    .values(place)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes this the whole list, in this order. Hotels in removed places have no place afterwards. */
export async function replacePlaces(
  transaction: Transaction,
  former: readonly { id: number }[],
  places: readonly PlaceColumns[],
): Promise<void> {
  const keptIds = new Set(places.map(({ id }) => id));
  const removedIds = former.flatMap(({ id }) => (keptIds.has(id) ? [] : [id]));
  if (removedIds.length > 0) await transaction.deleteFrom("places").where("id", "in", removedIds).execute();
  // Names are unique at each moment, and two places may swap theirs: all get temporary names first.
  for (const { id } of former)
    await transaction
      .updateTable("places")
      .set({ name: `\u0001${id}` })
      .where("id", "=", id)
      .execute();
  for (const [position, { id, ...place }] of places.entries()) {
    const columns = { ...place, position };
    if (id === undefined) await transaction.insertInto("places").values(columns).execute();
    else await transaction.updateTable("places").set(columns).where("id", "=", id).execute();
  }
}
