import type { Executor } from "../db/open.ts";

/** The columns of a room type that its price depends on. */
export type PricedRoom = Omit<Awaited<ReturnType<typeof roomsOfHotels>>[number], "units">;

/** The room types of several hotels that are not deleted. */
export async function roomsOfHotels(db: Executor, hotelIds: readonly number[]) {
  return selectPriced(db)
    .where("rooms.hotel_id", "in", hotelIds.length > 0 ? hotelIds : [0])
    .where("rooms.deleted_at", "is", null)
    .orderBy("rooms.id")
    .execute();
}

/** Room types by their ids. */
export function pricedRooms(db: Executor, ids: readonly number[]) {
  return selectPriced(db)
    .where("rooms.id", "in", ids.length > 0 ? ids : [0])
    .orderBy("rooms.id")
    .execute();
}

function selectPriced(db: Executor) {
  return db
    .selectFrom("rooms")
    .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
    .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
    .select(["rooms.id", "rooms.hotel_id", "rooms.units", "room_types.name as room_type", "rooms.rent_paise"])
    .select(["rooms.max_adults", "rooms.max_children", "rooms.included_adults"])
    .select(["rooms.extra_beds", "rooms.plans"])
    .select(["hotels.free_below_age", "hotels.child_until_age"]);
}
