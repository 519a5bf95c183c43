import { sql } from "kysely";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { isOneOf } from "../db/dialect.ts";
import type { Executor } from "../db/open.ts";

/** Room types of one house or of all, by house and price; one more than `limit`, to tell whether there are more. */
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

/** The nights in `[from, to)` that are held in rooms of these types, of units up to `mostUnits` or of all. */
export async function heldNights(
  db: Executor,
  roomIds: number[],
  [from, to]: [CalendarDate, CalendarDate],
  mostUnits: number | undefined,
) {
  if (roomIds.length === 0) return [];
  return (
    db
      .selectFrom("room_nights")
      .select(["room_id", "unit", "night", "booking_id", "block_id"])
      .where("room_id", "in", roomIds)
      .where("night", ">=", from)
      .where("night", "<", to)
      // Read by the nights: SQLite would otherwise read all nights that these units ever had.
      .$if(mostUnits !== undefined, (query) => query.where(sql<boolean>`unit + 0 <= ${mostUnits}`))
      .orderBy("room_id")
      .orderBy(sql`unit + 0`)
      .orderBy("night")
      .execute()
  );
}

export type HeldNight = Awaited<ReturnType<typeof heldNights>>[number];

/** The stays and blocks that hold these nights, as the calendar shows them; each is read once, for all its nights. */
export async function holdersOf(db: Executor, nights: readonly HeldNight[]) {
  const bookingIds = new Set(nights.flatMap(({ booking_id: id }) => id ?? []));
  const blockIds = new Set(nights.flatMap(({ block_id: id }) => id ?? []));
  const stays = await db
    .selectFrom("bookings")
    .leftJoin("package_bookings", "package_bookings.id", "bookings.package_enquiry_id")
    .select(["bookings.id", "bookings.customer_name as label", "bookings.status", "arrival", "departure"])
    .select(["bookings.version", "package_bookings.reference as package_reference"])
    .where(isOneOf(db, "bookings.id", [...bookingIds]))
    .execute();
  const blocks =
    blockIds.size === 0
      ? []
      : await db
          .selectFrom("room_blocks")
          .select(["id", "reason as label", "first_night as arrival", "free_from as departure", "version"])
          .where(isOneOf(db, "id", [...blockIds]))
          .execute();
  return {
    stays: new Map(stays.map((stay) => [stay.id, stay])),
    blocks: new Map(blocks.map((block) => [block.id, block])),
  };
}

export type Holders = Awaited<ReturnType<typeof holdersOf>>;
