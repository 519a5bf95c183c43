import { sql } from "kysely";
import type { PageRequest } from "#contract/core/pagination.ts";
import type { Executor } from "../../db/open.ts";
import { readPage } from "../../db/read-page.ts";
import { recordKind } from "../../db/record-kind.ts";

/** The tables of the company's words for its rooms. */
export type RoomWordTable = "room_types" | "facilities";

/** How many hotels have it in their rooms; neither is deleted. */
const hotelsWith = {
  room_types: sql<number>`(select count(distinct hotels.id) from rooms
    join hotels on hotels.id = rooms.hotel_id
    where rooms.room_type_id = word.id and rooms.deleted_at is null and hotels.deleted_at is null)`,
  facilities: sql<number>`(select count(distinct hotels.id) from room_facilities
    join rooms on rooms.id = room_facilities.room_id
    join hotels on hotels.id = rooms.hotel_id
    where room_facilities.facility_id = word.id and rooms.deleted_at is null and hotels.deleted_at is null)`,
};

type Word = { id: number; name: string; version: number; deleted_at: string | null };

function wordsOf(db: Executor, table: RoomWordTable) {
  return db.selectFrom(sql<Word>`${sql.table(table)}`.as("word"));
}

function selectWords(db: Executor, table: RoomWordTable) {
  return wordsOf(db, table).select(["word.id", "word.name", "word.version", hotelsWith[table].as("hotels")]);
}

export type RoomWordRow = NonNullable<Awaited<ReturnType<typeof findRoomWord>>>;

export function listRoomWords(db: Executor, table: RoomWordTable, page: PageRequest) {
  const query = selectWords(db, table).where("word.deleted_at", page.isDeleted ? "is not" : "is", null);
  return readPage(query, page, { id: "word.id", orders: {} });
}

export function findRoomWord(db: Executor, table: RoomWordTable, id: number) {
  return selectWords(db, table)
    .where("word.id", "=", id)
    .where("word.deleted_at", "is", null)
    .executeTakeFirst();
}

/** All words of a table, also deleted ones: a name is given once. */
export function allRoomWords(db: Executor, table: RoomWordTable) {
  return wordsOf(db, table).select(["word.id", "word.name", "word.deleted_at"]).execute();
}

/** The names of the hotels whose rooms are of this type. */
export function hotelsWithType(db: Executor, roomType: number) {
  return db
    .selectFrom("hotels")
    .select("name")
    .where("deleted_at", "is", null)
    .where("id", "in", (rooms) =>
      rooms
        .selectFrom("rooms")
        .select("hotel_id")
        .where("room_type_id", "=", roomType)
        .where("deleted_at", "is", null),
    )
    .orderBy("name")
    .execute();
}

export const roomTypeKind = recordKind({
  table: "room_types",
  select: (db) => db.selectFrom("room_types").select("name"),
  labels: { name: "Name" },
  title: ["name"],
});

export const facilityKind = recordKind({
  table: "facilities",
  select: (db) => db.selectFrom("facilities").select("name"),
  labels: { name: "Name" },
  title: ["name"],
});
