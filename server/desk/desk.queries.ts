import type { Executor } from "../db/open.ts";

/** The houses that can be booked, with their places; those of one place only, when it is given. */
export async function bookableHotels(db: Executor, placeId: number | undefined) {
  return db
    .selectFrom("hotels")
    .leftJoin("places", "places.id", "hotels.place_id")
    .select(["hotels.id", "hotels.name", "places.name as place"])
    .where("hotels.deleted_at", "is", null)
    .$if(placeId !== undefined, (query) => query.where("hotels.place_id", "=", placeId ?? 0))
    .execute();
}
