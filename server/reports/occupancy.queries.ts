import { sql } from "kysely";
import { addDays, type CalendarDate, longestStay } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";

type Nights = { from: CalendarDate; to: CalendarDate; hotelId?: number };

/** Stays with a night in `[from, to)` that hold or held their rooms, in the words of their index (migration 118). */
function staysWithNights(db: Executor, { from, to, hotelId }: Nights) {
  let query = db
    .selectFrom("bookings")
    .where("deleted_at", "is", null)
    .where("suspicious_at", "is", null)
    .where(sql<boolean>`status in ('Accepted', 'Completed')`)
    // No stay is longer: arrivals before that need not be read.
    .where("bookings.arrival", ">=", addDays(from, -longestStay))
    .where("bookings.arrival", "<", to)
    .where("departure", ">", from);
  if (hotelId !== undefined) query = query.where("hotel_id", "=", hotelId);
  return query;
}

const monthOfArrival = sql<string>`substr(arrival, 1, 7)`;
const isWithinMonth = sql<boolean>`substr(arrival, 1, 7) = substr(departure, 1, 7)`;
const nightsWithinMonth = sql`(cast(substr(departure, 9, 2) as integer) - cast(substr(arrival, 9, 2) as integer))`;

/** What stays that lie in one month come to, by house and month: nearly all of them, summed where they are stored. */
export function soldWithinMonths(db: Executor, nights: Nights) {
  return staysWithNights(db, nights)
    .where(isWithinMonth)
    .select(["hotel_id", monthOfArrival.as("month")])
    .select(sql<number>`cast(sum(rooms * ${nightsWithinMonth}) as integer)`.as("sold"))
    .select(sql<number>`cast(coalesce(sum(total_paise), 0) as bigint)`.as("income"))
    .groupBy(["hotel_id", monthOfArrival])
    .execute();
}

/** Stays that leave in another month than they arrive in: each night's share is its month's. */
export function staysOverMonths(db: Executor, nights: Nights) {
  return staysWithNights(db, nights)
    .where(sql<boolean>`not (${isWithinMonth})`)
    .select(["hotel_id", "arrival", "departure", "rooms", "total_paise"])
    .execute();
}

/** Rooms of each house that are not deleted. */
export function roomsOfHouses(db: Executor, hotelId?: number) {
  let query = db
    .selectFrom("hotels")
    .leftJoin("rooms", (join) =>
      join.onRef("rooms.hotel_id", "=", "hotels.id").on("rooms.deleted_at", "is", null),
    )
    .select((eb) => [
      "hotels.id",
      "hotels.name",
      "hotels.deleted_at",
      eb.fn.coalesce(eb.fn.sum<number>("rooms.units"), eb.lit(0)).as("units"),
    ])
    .groupBy(["hotels.id", "hotels.name", "hotels.deleted_at"])
    .orderBy("hotels.name")
    .orderBy("hotels.id");
  if (hotelId !== undefined) query = query.where("hotels.id", "=", hotelId);
  return query.execute();
}

/** Rooms that were kept out of sale in `[from, to)`, by house. */
export function blocksWithNights(db: Executor, { from, to }: Nights) {
  return db
    .selectFrom("room_blocks")
    .innerJoin("rooms", "rooms.id", "room_blocks.room_id")
    .select(["rooms.hotel_id", "room_blocks.rooms", "first_night", "free_from"])
    .where("room_blocks.deleted_at", "is", null)
    .where("rooms.deleted_at", "is", null)
    .where("first_night", "<", to)
    .where("free_from", ">", from)
    .execute();
}
