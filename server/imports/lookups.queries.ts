import type { Transaction } from "../db/open.ts";

/** The company's hotels by name. */
export function hotelNames(db: Transaction) {
  return db.selectFrom("hotels").select(["id", "name"]).where("deleted_at", "is", null).execute();
}

export function packageNames(db: Transaction) {
  return db.selectFrom("packages").select(["id", "name"]).where("deleted_at", "is", null).execute();
}

/** The room types of all hotels. */
export function roomNames(db: Transaction) {
  return db
    .selectFrom("rooms")
    .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
    .select(["rooms.id", "rooms.hotel_id", "rooms.room_number", "room_types.name"])
    .where("rooms.deleted_at", "is", null)
    .orderBy("rooms.id")
    .execute();
}

/** The columns that identify a stay. */
export function staysFrom(db: Transaction, first: string, last: string) {
  return db
    .selectFrom("bookings")
    .select(["hotel_id", "arrival", "departure", "phone", "customer_name"])
    .where("arrival", ">=", first)
    .where("arrival", "<=", last)
    .where("deleted_at", "is", null)
    .execute();
}
