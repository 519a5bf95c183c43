import { sql } from "kysely";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";

/** Room types of one house or of all, by house and price; `limit` and one more, which tells that there are more. */
export function calendarRooms(
  db: Executor,
  { hotelId, limit, page }: { hotelId: number | undefined; limit: number; page: number },
) {
  return db
    .selectFrom("rooms")
    .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
    .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
    .select(["rooms.id", "rooms.hotel_id", "hotels.name as hotel", "room_types.name as room_type"])
    .select(["rooms.units", "rooms.rent_paise", "rooms.max_adults", "rooms.max_children"])
    .where("rooms.deleted_at", "is", null)
    .where("hotels.deleted_at", "is", null)
    .$if(hotelId !== undefined, (query) => query.where("rooms.hotel_id", "=", hotelId ?? 0))
    .orderBy("hotels.name")
    .orderBy("hotels.id")
    .orderBy("rooms.rent_paise")
    .orderBy("rooms.id")
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute();
}

/**
 * The units up to `mostUnits` that are held in `[from, to)` in rooms of these types, night by night, with who holds
 * them.
 */
export async function heldNights(
  db: Executor,
  roomIds: number[],
  [from, to]: [CalendarDate, CalendarDate],
  mostUnits: number,
) {
  if (roomIds.length === 0) return [];
  return (
    db
      .selectFrom("room_nights")
      .leftJoin("bookings", "bookings.id", "room_nights.booking_id")
      .leftJoin("room_blocks", "room_blocks.id", "room_nights.block_id")
      .select([
        "room_nights.room_id",
        "room_nights.unit",
        "room_nights.night",
        "room_nights.booking_id",
        "room_nights.block_id",
        "bookings.customer_name",
        "bookings.status",
        "bookings.arrival",
        "bookings.departure",
        "bookings.version",
        "room_blocks.reason",
        "room_blocks.first_night",
        "room_blocks.free_from",
        "room_blocks.version as block_version",
      ])
      .where("room_nights.room_id", "in", roomIds)
      .where("night", ">=", from)
      .where("night", "<", to)
      // By the nights asked for: SQLite would else go through all nights that these units ever had.
      .where(sql<boolean>`room_nights.unit + 0 <= ${mostUnits}`)
      .orderBy("room_nights.room_id")
      .orderBy("room_nights.unit")
      .orderBy("night")
      .execute()
  );
}

export type HeldNight = Awaited<ReturnType<typeof heldNights>>[number];
