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
export function ownUnits(db: Executor, calendarId: number, roomId: number, from: CalendarDate) {
  return db
    .selectFrom("room_nights")
    .innerJoin("room_blocks", "room_blocks.id", "room_nights.block_id")
    .select((eb) => ["night", eb.fn.countAll<number>().as("units")])
    .where("calendar_id", "=", calendarId)
    .where("room_nights.room_id", "=", roomId)
    .where("free_from", ">", from)
    .groupBy("night")
    .execute();
}

/** Ends a block today and returns its units: what it held before stays. */
export async function endHold(db: Executor, id: number, today: CalendarDate): Promise<Set<number>> {
  await db.updateTable("room_blocks").set({ free_from: today }).where("id", "=", id).execute();
  const rows = await db
    .deleteFrom("room_nights")
    .where("block_id", "=", id)
    .where("night", ">=", today)
    .returning("unit")
    .execute();
  return new Set(rows.map(({ unit }) => unit));
}

/** Lets a calendar have what deleted ones of the same room held for the same link: its entries are the same. */
export async function takeOverHolds(
  db: Executor,
  { id, roomId, url }: { id: number; roomId: number; url: string },
): Promise<void> {
  const deleted = db
    .selectFrom("portal_calendars")
    .select("portal_calendars.id")
    .where("room_id", "=", roomId)
    .where("import_url", "=", url)
    .where("deleted_at", "is not", null);
  await db.updateTable("room_blocks").set({ calendar_id: id }).where("calendar_id", "in", deleted).execute();
}

export async function deleteHolds(db: Executor, ids: number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom("room_blocks").where("id", "in", ids).execute();
}
