import { sql } from "kysely";
import { recordKind } from "../db/record-kind.ts";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";
import { readPage } from "../db/read-page.ts";
import { hasWords } from "../db/search.ts";

/** Blocks with the names of their room type and hotel, and of the portal whose calendar holds them. */
export function selectBlocks(db: Executor) {
  return db
    .selectFrom("room_blocks")
    .innerJoin("rooms", "rooms.id", "room_blocks.room_id")
    .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
    .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
    .leftJoin("portal_calendars", (join) =>
      join
        .onRef("portal_calendars.id", "=", "room_blocks.calendar_id")
        .on("portal_calendars.deleted_at", "is", null)
        .on("portal_calendars.import_url", "<>", ""),
    )
    .selectAll("room_blocks")
    .select(["rooms.hotel_id", "hotels.name as hotel", "room_types.name as room_type"])
    .select("portal_calendars.name as portal");
}

export type BlockRow = NonNullable<Awaited<ReturnType<typeof findBlock>>>;

type Filters = { hotelId?: number; from?: CalendarDate; to?: CalendarDate };

export function listBlocks(db: Executor, page: PageRequest & Filters) {
  let query = selectBlocks(db).where("room_blocks.deleted_at", page.isDeleted ? "is not" : "is", null);
  if (page.hotelId !== undefined) query = query.where("rooms.hotel_id", "=", page.hotelId);
  if (page.from) query = query.where("room_blocks.free_from", ">", page.from);
  if (page.to) query = query.where("room_blocks.first_night", "<", page.to);
  if (page.search)
    query = query.where(hasWords(["room_blocks.reason", "hotels.name", "room_types.name"], page.search));
  return readPage(query, page, { id: "room_blocks.id", orders: {} });
}

export function findBlock(db: Executor, id: number) {
  return selectBlocks(db)
    .where("room_blocks.id", "=", id)
    .where("room_blocks.deleted_at", "is", null)
    .executeTakeFirst();
}

export const blockKind = recordKind({
  table: "room_blocks",
  select: (db) =>
    db
      .selectFrom("room_blocks")
      .innerJoin("rooms", "rooms.id", "room_blocks.room_id")
      .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
      .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
      .select(["room_types.name as room_type", "hotels.name as hotel", "room_blocks.rooms as rooms"])
      .select(["first_night", "free_from", "reason"]),
  labels: {
    room_type: "Room type",
    hotel: "Hotel",
    rooms: "Rooms",
    first_night: "First night",
    free_from: "Free from",
    reason: "Reason",
  },
  title: ["room_type", "hotel", "reason"],
  nameInTrash: sql`room_type || ', ' || hotel || ': ' || reason`,
});
