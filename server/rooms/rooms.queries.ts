import type { PageRequest } from "#contract/core/pagination.ts";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { isOneOf } from "../db/dialect.ts";
import type { Executor } from "../db/open.ts";
import { memoizeRead } from "../db/memoized-reads.ts";
import { recordKind } from "../db/record-kind.ts";
import { lowestRentOfRoom } from "../tariffs/lowest-rent.queries.ts";
import { readPage } from "../db/read-page.ts";

function selectRooms(db: Executor) {
  return db
    .selectFrom("rooms")
    .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
    .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
    .selectAll("rooms")
    .select(["room_types.name as room_type", "hotels.free_below_age", "hotels.child_until_age"])
    .select(["hotels.name as hotel", "hotels.deleted_at as hotel_deleted_at"]);
}

export type RoomRow = NonNullable<Awaited<ReturnType<typeof findRoom>>>;

/** `isStaff`: includes rooms of a deleted hotel. */
export function listRooms(db: Executor, page: PageRequest & { hotelId: number }, isStaff: boolean) {
  const query = selectRooms(db)
    .where("rooms.hotel_id", "=", page.hotelId)
    .where("rooms.deleted_at", page.isDeleted ? "is not" : "is", null)
    .$if(!isStaff, (rooms) => rooms.where("hotels.deleted_at", "is", null));
  return readPage(query, page, { id: "rooms.id", orders: {} });
}

export const findRoom = memoizeRead((db, id: number) =>
  selectRooms(db).where("rooms.id", "=", id).where("rooms.deleted_at", "is", null).executeTakeFirst(),
);

/** A room as visitors or staff may see it: only staff see those of a deleted hotel. */
export async function findShownRoom(db: Executor, id: number, isStaff: boolean) {
  const room = await findRoom(db, id);
  return isStaff || room?.hotel_deleted_at === null ? room : undefined;
}

/** Also finds a deleted room, for stays that keep their rooms. */
export function findRoomEvenDeleted(db: Executor, id: number) {
  return selectRooms(db).where("rooms.id", "=", id).executeTakeFirst();
}

/** A hotel's room types that are not deleted, cheapest first. */
export const roomsOfHotel = memoizeRead((db, hotelId: number) =>
  selectRooms(db)
    .where("rooms.hotel_id", "=", hotelId)
    .where("rooms.deleted_at", "is", null)
    .orderBy("rooms.rent_paise")
    .orderBy("rooms.id")
    .execute(),
);

/** What room types cost on their cheapest night from `today` on, in paise, by their ids. */
export async function lowestRents(
  db: Executor,
  ids: number[],
  today: CalendarDate,
): Promise<Map<number, number>> {
  const rooms = await db
    .selectFrom("rooms")
    .select(["id", lowestRentOfRoom(today).as("lowest_rent_paise")])
    .where(isOneOf(db, "rooms.id", ids))
    .execute();
  return new Map(rooms.map(({ id, lowest_rent_paise }) => [id, lowest_rent_paise]));
}

export async function replaceRoomFacilities(
  db: Executor,
  roomId: number,
  facilityIds: number[],
): Promise<void> {
  await db.deleteFrom("room_facilities").where("room_id", "=", roomId).execute();
  const rows = [...new Set(facilityIds)].map((id) => ({ room_id: roomId, facility_id: id }));
  if (rows.length > 0) await db.insertInto("room_facilities").values(rows).execute();
}

export function facilitiesOfRooms(db: Executor, roomIds: number[]) {
  return db
    .selectFrom("room_facilities")
    .innerJoin("facilities", "facilities.id", "room_facilities.facility_id")
    .select(["room_facilities.room_id", "facilities.id", "facilities.name"])
    .where("room_facilities.room_id", "in", roomIds)
    .where("facilities.deleted_at", "is", null)
    .orderBy("facilities.id")
    .execute();
}

export function listFacilities(db: Executor) {
  return db
    .selectFrom("facilities")
    .select(["id", "name"])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}

export function listRoomTypes(db: Executor) {
  return db
    .selectFrom("room_types")
    .select(["id", "name"])
    .where("deleted_at", "is", null)
    .orderBy("id")
    .execute();
}

export const roomKind = recordKind({
  table: "rooms",
  select: (db) =>
    db
      .selectFrom("rooms")
      .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
      .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
      .select(["room_types.name as room_type", "hotels.name as hotel", "room_number"])
      .select((eb) => eb("rent_paise", "/", eb.lit(100)).as("rent"))
      .select(["beds", "max_adults", "max_children", "units"]),
  labels: {
    room_type: "Room type",
    hotel: "Hotel",
    room_number: "Room number",
    rent: "Rent per night, ₹",
    beds: "Beds",
    max_adults: "Max adults",
    max_children: "Max children",
    units: "Rooms",
  },
  title: ["room_type", "hotel"],
  async more(db, id) {
    const facilities = await facilitiesOfRooms(db, [id]);
    return { Facilities: facilities.map(({ name }) => name).join(", ") };
  },
});
