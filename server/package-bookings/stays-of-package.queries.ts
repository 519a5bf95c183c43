import { sql } from "kysely";
import type { Executor } from "../db/open.ts";

/** The stays of an enquiry that hold rooms, by their days. */
export function staysOfPackage(db: Executor, id: number) {
  return db
    .selectFrom("bookings")
    .innerJoin("hotels", "hotels.id", "bookings.hotel_id")
    .leftJoin("rooms", "rooms.id", "bookings.room_id")
    .leftJoin("room_types", "room_types.id", "rooms.room_type_id")
    .select(["arrival", "departure", "bookings.hotel_id", "hotels.name as hotel", "bookings.rooms"])
    .select(["hotels.deleted_at as hotel_deleted_at", "room_types.name as room_type"])
    .where("bookings.package_booking_id", "=", id)
    .where("bookings.deleted_at", "is", null)
    .where("bookings.suspicious_at", "is", null)
    .where("bookings.erased_at", "is", null)
    .where(sql<boolean>`bookings.status in ('Accepted', 'Completed')`)
    .orderBy("arrival")
    .orderBy("bookings.id")
    .execute();
}
