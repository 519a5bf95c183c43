import { sql } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { RatePeriod } from "#contract/rules/rates.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { readPage } from "../db/read-page.ts";
import { recordKind } from "../db/record-kind.ts";
import { daysOf } from "./weekday-bits.ts";

function selectRatePeriods(db: Executor) {
  return db
    .selectFrom("rate_periods")
    .innerJoin("rooms", "rooms.id", "rate_periods.room_id")
    .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
    .selectAll("rate_periods")
    .select(["rooms.hotel_id", "room_types.name as room_type"]);
}

export type RatePeriodRow = NonNullable<Awaited<ReturnType<typeof findRatePeriodEvenDeleted>>>;

export function listRatePeriods(db: Executor, page: PageRequest & { hotelId?: number; roomId?: number }) {
  let query = selectRatePeriods(db).where("rate_periods.deleted_at", page.isDeleted ? "is not" : "is", null);
  if (page.hotelId !== undefined) query = query.where("rooms.hotel_id", "=", page.hotelId);
  if (page.roomId !== undefined) query = query.where("rate_periods.room_id", "=", page.roomId);
  return readPage(query, page, { id: "rate_periods.id", orders: {} });
}

/** Every price by night that is not deleted. */
export function allRatePeriods(db: Executor) {
  return selectRatePeriods(db).where("rate_periods.deleted_at", "is", null).execute();
}

export function findRatePeriod(db: Executor, id: number) {
  return selectRatePeriods(db)
    .where("rate_periods.id", "=", id)
    .where("rate_periods.deleted_at", "is", null)
    .executeTakeFirst();
}

export function findRatePeriodEvenDeleted(db: Executor, id: number) {
  return selectRatePeriods(db).where("rate_periods.id", "=", id).executeTakeFirst();
}

type Twin = { room_id: number; first_night: string; free_from: string; weekdays: number };

/** Another period of the room type for the same dates and weekdays. */
export function findDuplicate(
  db: Executor,
  { room_id, first_night, free_from, weekdays }: Twin,
  id?: number,
) {
  let query = db
    .selectFrom("rate_periods")
    .select(["id", "name"])
    .where("room_id", "=", room_id)
    .where("first_night", "=", first_night)
    .where("free_from", "=", free_from)
    .where("weekdays", "=", weekdays)
    .where("deleted_at", "is", null);
  if (id !== undefined) query = query.where("id", "<>", id);
  return query.executeTakeFirst();
}

type Nights = { arrival: CalendarDate; departure: CalendarDate };

/** The periods that can price a night of `[arrival, departure)`, by room type. */
export async function periodsOfRooms(
  db: Executor,
  roomIds: readonly number[],
  { arrival, departure }: Nights,
): Promise<Map<number, RatePeriod[]>> {
  if (roomIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("rate_periods")
    .select(["id", "room_id", "name", "first_night", "free_from", "weekdays", "yearly"])
    .select(["rate_paise", "min_nights"])
    .where("room_id", "in", roomIds)
    .where("deleted_at", "is", null)
    .where("first_night", "<", departure)
    .where((eb) => eb.or([eb("free_from", ">", arrival), eb("yearly", "=", 1)]))
    .execute();
  const periods = Map.groupBy(rows, (row) => row.room_id);
  return new Map(
    [...periods].map(([roomId, ofRoom]) => [
      roomId,
      ofRoom.map((row) => ({
        id: row.id,
        name: row.name,
        from: row.first_night,
        to: row.free_from,
        weekdays: daysOf(row.weekdays),
        isYearly: row.yearly === 1,
        rate: row.rate_paise,
        minNights: row.min_nights,
      })),
    ]),
  );
}

/** The hotels some of whose rooms have a rate period on a night of `[arrival, departure)`. */
export async function hotelsWithPeriods(db: Executor, { arrival, departure }: Nights): Promise<number[]> {
  const rows = await db
    .selectFrom("rooms")
    .select("hotel_id")
    .distinct()
    .where("deleted_at", "is", null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("rate_periods")
          .select("rate_periods.id")
          .whereRef("rate_periods.room_id", "=", "rooms.id")
          .where("rate_periods.deleted_at", "is", null)
          .where("rate_periods.first_night", "<", departure)
          .where((each) =>
            each.or([each("rate_periods.free_from", ">", arrival), each("rate_periods.yearly", "=", 1)]),
          ),
      ),
    )
    .execute();
  return rows.map(({ hotel_id }) => hotel_id);
}

export const ratePeriodKind = recordKind({
  table: "rate_periods",
  select: (db) =>
    db
      .selectFrom("rate_periods")
      .innerJoin("rooms", "rooms.id", "rate_periods.room_id")
      .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
      .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
      .select(["rate_periods.name as season", "room_types.name as room_type", "hotels.name as hotel"])
      .select((eb) => eb("rate_paise", "/", eb.lit(100)).as("rent"))
      .select(["first_night", "free_from", "min_nights"]),
  labels: {
    season: "Season",
    room_type: "Room type",
    hotel: "Hotel",
    rent: "Rent per night, ₹",
    first_night: "First night",
    free_from: "Up to, not including",
    min_nights: "Nights at least",
  },
  title: ["season", "room_type", "hotel"],
  nameInTrash: sql`season || ', ' || room_type || ', ' || hotel`,
});
