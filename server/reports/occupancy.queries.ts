import type { Month } from "#contract/rules/month.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";

type Months = { from: Month; to: Month; hotelId?: number };
type Nights = { from: CalendarDate; to: CalendarDate };

/** What each house sold in these months, which triggers keep (migration 128). */
export function soldInMonths(db: Executor, { from, to, hotelId }: Months) {
  let query = db
    .selectFrom("sold_months")
    .selectAll()
    .where("month", ">=", from)
    .where("month", "<=", to)
    .where("nights", "<>", 0);
  if (hotelId !== undefined) query = query.where("hotel_id", "=", hotelId);
  return query.execute();
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
