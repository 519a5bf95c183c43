import type { Month } from "#contract/rules/month.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";

type Months = { from: Month; to: Month };
type Nights = { from: CalendarDate; to: CalendarDate };

/** What all houses, or one, sold in these months, maintained by triggers (migrations 128, 142). */
export function soldInMonths(db: Executor, { from, to }: Months, hotelId?: number) {
  if (hotelId === undefined)
    return db
      .selectFrom("sold_by_all")
      .selectAll()
      .where("month", ">=", from)
      .where("month", "<=", to)
      .execute();
  return db
    .selectFrom("sold_months")
    .select(["month", "nights", "paise"])
    .where("month", ">=", from)
    .where("month", "<=", to)
    .where("hotel_id", "=", hotelId)
    .execute();
}

/** What these houses sold in a month. */
export function soldByHouses(db: Executor, month: Month, hotelIds: number[]) {
  if (hotelIds.length === 0) return [];
  return db
    .selectFrom("sold_months")
    .select(["hotel_id", "nights", "paise"])
    .where("month", "=", month)
    .where("hotel_id", "in", hotelIds)
    .execute();
}

type Page = { limit: number; page: number; month: Month; hotelId?: number };

/** A page of the houses that have rooms for sale or sold some in the month, by name; one more if there are more. */
export function housesOfMonth(db: Executor, { limit, page, month, hotelId }: Page) {
  return db
    .selectFrom("hotels")
    .select(["hotels.id", "hotels.name"])
    .where((eb) =>
      eb.or([
        eb.and([
          eb("hotels.deleted_at", "is", null),
          eb.exists(
            eb
              .selectFrom("rooms")
              .select("rooms.id")
              .whereRef("rooms.hotel_id", "=", "hotels.id")
              .where("rooms.deleted_at", "is", null),
          ),
        ]),
        eb.exists(
          eb
            .selectFrom("sold_months")
            .select("month")
            .where("month", "=", month)
            .whereRef("sold_months.hotel_id", "=", "hotels.id")
            .where("nights", "<>", 0),
        ),
      ]),
    )
    .$if(hotelId !== undefined, (query) => query.where("hotels.id", "=", hotelId ?? 0))
    .orderBy("hotels.name")
    .orderBy("hotels.id")
    .limit(limit + 1)
    .offset((page - 1) * limit)
    .execute();
}

/** The rooms for sale of these houses; a deleted house has none. */
export function roomsForSale(db: Executor, hotelIds: number[]) {
  return db
    .selectFrom("rooms")
    .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
    .select((eb) => ["hotel_id", eb.fn.sum<number>("units").as("units")])
    .where("hotel_id", "in", hotelIds.length > 0 ? hotelIds : [0])
    .where("rooms.deleted_at", "is", null)
    .where("hotels.deleted_at", "is", null)
    .groupBy("hotel_id")
    .execute();
}

/** The rooms of all houses that can be sold. */
export async function allRoomsForSale(db: Executor): Promise<number> {
  const { units } = await db
    .selectFrom("rooms")
    .select((eb) => eb.fn.sum<number | null>("units").as("units"))
    .where("deleted_at", "is", null)
    .where("hotel_id", "not in", (eb) =>
      eb.selectFrom("hotels").select("hotels.id").where("hotels.deleted_at", "is not", null),
    )
    .executeTakeFirstOrThrow();
  return units ?? 0;
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
