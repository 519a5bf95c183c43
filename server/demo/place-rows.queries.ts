import { isOneOf } from "../db/dialect.ts";
import type { Executor } from "../db/open.ts";

/** The houses of a place, deleted ones too. */
export function housesOf(db: Executor, placeId: number) {
  return db.selectFrom("hotels").select(["id", "deleted_at"]).where("place_id", "=", placeId).execute();
}

export async function hasNotices(db: Executor, placeId: number): Promise<boolean> {
  const found = db.selectFrom("notices").select("id").where("place_id", "=", placeId).limit(1);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Assigns houses to a place unless they have another by now. */
export async function assignHouses(db: Executor, placeId: number, hotels: number[]): Promise<void> {
  await db
    .updateTable("hotels")
    .set({ place_id: placeId })
    .where("place_id", "is", null)
    .where(isOneOf(db, "id", hotels))
    .execute();
}

export async function deletePlace(db: Executor, id: number): Promise<void> {
  await db.deleteFrom("places").where("id", "=", id).execute();
}

export function findPlaceRow(db: Executor, id: number) {
  return db.selectFrom("places").selectAll().where("id", "=", id).executeTakeFirst();
}

export type PlaceRow = NonNullable<Awaited<ReturnType<typeof findPlaceRow>>>;

/** Restores a place as it was; false when its id or name is in use by now. */
export async function insertPlaceRow(db: Executor, row: PlaceRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("places")
    .values(row)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
