import type { Executor } from "../db/open.ts";

/** What of a room type its price comes from. */
export type PricedRoom = Omit<Awaited<ReturnType<typeof roomsOfHotels>>[number], "units">;

/** The room types of several hotels that are not deleted. */
export async function roomsOfHotels(db: Executor, hotelIds: readonly number[]) {
  return db
    .selectFrom("rooms")
    .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
    .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
    .select(["rooms.id", "rooms.hotel_id", "rooms.units", "room_types.name as room_type", "rooms.rent_paise"])
    .select([
      "rooms.max_adults",
      "rooms.max_children",
      "rooms.included_adults",
      "rooms.extra_beds",
      "rooms.plans",
    ])
    .select(["hotels.free_below_age", "hotels.child_until_age"])
    .where("rooms.hotel_id", "in", hotelIds.length > 0 ? hotelIds : [0])
    .where("rooms.deleted_at", "is", null)
    .orderBy("rooms.id")
    .execute();
}
