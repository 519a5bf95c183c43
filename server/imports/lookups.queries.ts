import type { Executor } from "../db/open.ts";

/** The company's hotels by name. */
export function hotelNames(db: Executor) {
  return db.selectFrom("hotels").select(["id", "name"]).where("deleted_at", "is", null).execute();
}

export function packageNames(db: Executor) {
  return db.selectFrom("packages").select(["id", "name"]).where("deleted_at", "is", null).execute();
}

/** The room types of all hotels. */
export function roomNames(db: Executor) {
  return db
    .selectFrom("rooms")
    .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
    .select(["rooms.id", "rooms.hotel_id", "rooms.room_number", "room_types.name"])
    .where("rooms.deleted_at", "is", null)
    .orderBy("rooms.id")
    .execute();
}

/** The package enquiry with this reference. */
export function enquiryOfReference(db: Executor, reference: string) {
  return db
    .selectFrom("package_bookings")
    .select("id")
    .where("reference", "=", reference)
    .where("deleted_at", "is", null)
    .where("erased_at", "is", null)
    .executeTakeFirst();
}

/** The rooms that a stay was given. */
export function roomsGiven(db: Executor, bookingId: number) {
  return db
    .selectFrom("bookings")
    .leftJoin("rooms", "rooms.id", "bookings.room_id")
    .leftJoin("room_types", "room_types.id", "rooms.room_type_id")
    .select(["bookings.rooms", "room_types.name"])
    .where("bookings.id", "=", bookingId)
    .executeTakeFirst();
}

/** The columns that identify a stay. */
export function staysFrom(db: Executor, first: string, last: string) {
  return db
    .selectFrom("bookings")
    .select(["hotel_id", "arrival", "departure", "phone", "customer_name"])
    .where("arrival", ">=", first)
    .where("arrival", "<=", last)
    .where("deleted_at", "is", null)
    .execute();
}
