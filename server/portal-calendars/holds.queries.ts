import { sql } from "kysely";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";

/** The blocks that a calendar holds on nights from `today` on. */
export function holdsOf(db: Executor, calendarId: number, today: CalendarDate) {
  return db
    .selectFrom("room_blocks")
    .select(["id", "first_night as firstNight", "free_from as freeFrom"])
    .select(sql<string>`coalesce(entry_hash, '')`.as("key"))
    .where("calendar_id", "=", calendarId)
    .where("free_from", ">", today)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}

/** The free rooms of a type on those nights from `from` on that anybody holds; on all others all are free. */
export function freeUnits(db: Executor, roomId: number, [from, to]: [CalendarDate, CalendarDate]) {
  return db
    .selectFrom("free_units")
    .select(["night", sql<number>`cast(free as integer)`.as("free")])
    .where("room_id", "=", roomId)
    .where("night", ">=", from)
    .where("night", "<", to)
    .execute();
}

/** How many rooms a calendar itself holds, for each night from `from` on. */
export function ownUnits(db: Executor, calendarId: number, from: CalendarDate) {
  return db
    .selectFrom("room_nights")
    .innerJoin("room_blocks", "room_blocks.id", "room_nights.block_id")
    .select((eb) => ["night", eb.fn.countAll<number>().as("units")])
    .where("calendar_id", "=", calendarId)
    .where("free_from", ">", from)
    .groupBy("night")
    .execute();
}

export async function deleteHolds(db: Executor, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("room_blocks").where("id", "in", ids).execute();
}
