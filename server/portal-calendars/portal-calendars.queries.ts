import { type Selectable, sql } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { readPage } from "../db/read-page.ts";
import { recordKind } from "../db/record-kind.ts";
import type { Tables } from "../db/tables.ts";

/** Calendars with the names of their room type and hotel, and how many blocks each holds from `today` on. */
function selectCalendars(db: Executor, today: CalendarDate) {
  return db
    .selectFrom("portal_calendars")
    .innerJoin("rooms", "rooms.id", "portal_calendars.room_id")
    .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
    .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
    .selectAll("portal_calendars")
    .select(["rooms.hotel_id", "hotels.name as hotel", "room_types.name as room_type"])
    .select((eb) =>
      eb
        .selectFrom("room_blocks")
        .select((of) => of.fn.countAll<number>().as("count"))
        .whereRef("calendar_id", "=", "portal_calendars.id")
        .where("free_from", ">", today)
        .where("room_blocks.deleted_at", "is", null)
        .as("held"),
    );
}

export type CalendarRow = NonNullable<Awaited<ReturnType<typeof findCalendar>>>;

export function listCalendars(db: Executor, page: PageRequest & { today: CalendarDate }) {
  const query = selectCalendars(db, page.today).where(
    "portal_calendars.deleted_at",
    page.isDeleted ? "is not" : "is",
    null,
  );
  return readPage(query, page, { id: "portal_calendars.id", orders: {} });
}

export function findCalendar(db: Executor, id: number, today: CalendarDate) {
  return selectCalendars(db, today)
    .where("portal_calendars.id", "=", id)
    .where("portal_calendars.deleted_at", "is", null)
    .executeTakeFirst();
}

/** Calendars of rooms that are for sale; a deleted room's are neither told nor read. */
function ofRoomsForSale(db: Executor) {
  return db
    .selectFrom("portal_calendars")
    .innerJoin("rooms", "rooms.id", "portal_calendars.room_id")
    .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
    .where("portal_calendars.deleted_at", "is", null)
    .where("rooms.deleted_at", "is", null)
    .where("hotels.deleted_at", "is", null);
}

/** The calendar that a portal asks for by its key. */
export function calendarOfKey(db: Executor, key: string) {
  return ofRoomsForSale(db)
    .select(["portal_calendars.id", "portal_calendars.room_id", "portal_calendars.open_from_free", "units"])
    .where("export_key", "=", key)
    .executeTakeFirst();
}

export function isExportKey(db: Executor, key: string) {
  return db.selectFrom("portal_calendars").select("id").where("export_key", "=", key).executeTakeFirst();
}

/** A calendar's own columns, deleted or not. */
export function findCalendarEvenDeleted(db: Executor, id: number): Promise<StoredCalendar | undefined> {
  return db.selectFrom("portal_calendars").selectAll().where("id", "=", id).executeTakeFirst();
}

export type StoredCalendar = Selectable<Tables["portal_calendars"]>;

/** Another calendar that reads this link. */
export function readerOf(db: Executor, url: string, id: number) {
  return db
    .selectFrom("portal_calendars")
    .innerJoin("rooms", "rooms.id", "portal_calendars.room_id")
    .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
    .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
    .select(["portal_calendars.name", "hotels.name as hotel", "room_types.name as room_type"])
    .where("import_url", "=", url)
    .where("portal_calendars.id", "<>", id)
    .where("portal_calendars.deleted_at", "is", null)
    .executeTakeFirst();
}

/** Whether a calendar's room type is for sale. */
export async function isForSale(db: Executor, id: number): Promise<boolean> {
  const calendar = ofRoomsForSale(db).select("portal_calendars.id").where("portal_calendars.id", "=", id);
  return (await calendar.executeTakeFirst()) !== undefined;
}

/**
 * The calendars whose portals are to be read, those that wait longest first; also those that wait until after `latest`,
 * which a clock that was wrong has written.
 */
export function dueCalendars(
  db: Executor,
  { now, latest, limit }: { now: string; latest: string; limit: number },
) {
  return ofRoomsForSale(db)
    .select("portal_calendars.id")
    .where("import_url", "<>", "")
    .where((eb) => eb.or([eb("next_try_at", "<=", now), eb("next_try_at", ">", latest)]))
    .orderBy("next_try_at")
    .orderBy("portal_calendars.id")
    .limit(limit)
    .execute();
}

/** What a look at the portal left behind; the version counts only what staff change. */
export async function noteLook(db: Executor, id: number, values: Partial<StoredCalendar>): Promise<void> {
  await db.updateTable("portal_calendars").set(values).where("id", "=", id).execute();
}

/** The beginning and the end of a link, which is told from others by them; whoever has all of it can read the calendar. */
function shortened(column: "import_url" | "export_key", length: number) {
  const link = sql.ref(column);
  return sql<string>`case when ${link} = '' then ''
    else substr(${link}, 1, ${sql.lit(length)}) || '…' || substr(${link}, length(${link}) - 3) end`;
}

export const portalCalendarKind = recordKind({
  table: "portal_calendars",
  select: (db) =>
    db
      .selectFrom("portal_calendars")
      .innerJoin("rooms", "rooms.id", "portal_calendars.room_id")
      .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
      .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
      .select(["portal_calendars.name", "hotels.name as hotel", "room_types.name as room_type"])
      .select(["closes_too", "open_from_free"])
      .select([shortened("import_url", 40).as("import_url"), shortened("export_key", 4).as("export_key")]),
  labels: {
    name: "Name",
    hotel: "Hotel",
    room_type: "Room type",
    import_url: "The portal's link",
    closes_too: "Closes what is not available there",
    open_from_free: "Open from free rooms",
    export_key: "Our link",
  },
  title: ["name", "room_type", "hotel"],
  nameInTrash: sql`name || ': ' || room_type || ', ' || hotel`,
});
