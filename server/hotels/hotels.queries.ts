import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor, Transaction } from "../db/open.ts";
import { memoizeRead } from "../db/memoized-reads.ts";
import { lockRows } from "../db/locks.ts";
import { lowestRentOfRoom } from "../tariffs/lowest-rent.queries.ts";
import { distinctNumbers } from "../db/dialect.ts";
import { recordKind } from "../db/record-kind.ts";

/** The names of places by their ids. */
export async function readPlaceNames(db: Executor, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const places = await db.selectFrom("places").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(places.map(({ id, name }) => [id, name]));
}

export const findHotel = memoizeRead((db, id: number) =>
  db.selectFrom("hotels").selectAll().where("id", "=", id).where("deleted_at", "is", null).executeTakeFirst(),
);

/** Hotels by their ids, deleted ones too. */
export async function readHotels(db: Executor, ids: readonly number[]) {
  return ids.length > 0 ? db.selectFrom("hotels").selectAll().where("id", "in", ids).execute() : [];
}

/**
 * Locks a hotel's row until the transaction ends: shared to allocate its rooms, exclusively to delete it. Returns the
 * row, also of a deleted hotel; it cannot change until then.
 */
export const lockHotel = memoizeRead(
  async (transaction: Transaction, id: number, how: "alone" | "shared") => {
    const ids = transaction.selectFrom("hotels").select("hotels.id").where("hotels.id", "=", id);
    await lockRows(transaction, ids, how).execute();
    return transaction
      .selectFrom("hotels")
      .select(["name", "deleted_at"])
      .where("id", "=", id)
      .executeTakeFirst();
  },
);

type FacilityWords = { icon: string; name: string };

/** Room counts, lowest rents from `today` on and facilities of several hotels at once; rooms that are deleted do not count. */
export async function readRoomSummaries(db: Executor, hotelIds: number[], today: CalendarDate) {
  if (hotelIds.length === 0) return { rooms: [], facilitiesOf: new Map<number, FacilityWords[]>() };
  const rooms = await db
    .selectFrom("rooms")
    .select((eb) => [
      "hotel_id",
      eb.fn.min(lowestRentOfRoom(today)).as("lowest_rent_paise"),
      eb.fn.sum<number>("units").as("units"),
    ])
    .where("hotel_id", "in", hotelIds)
    .where("deleted_at", "is", null)
    .groupBy("hotel_id")
    .execute();
  const offered = await db
    .selectFrom("rooms")
    .innerJoin("room_facilities", "room_facilities.room_id", "rooms.id")
    .select(["rooms.hotel_id", distinctNumbers(db, "room_facilities.facility_id").as("ids")])
    .where("rooms.hotel_id", "in", hotelIds)
    .where("rooms.deleted_at", "is", null)
    .groupBy("rooms.hotel_id")
    .execute();
  // The same few facilities for all hotels: read once here, not in hundreds of joined rows.
  const words = await db
    .selectFrom("facilities")
    .select(["id", "name", "icon"])
    .where("deleted_at", "is", null)
    .execute();
  const wordsOf = new Map(words.map(({ id, ...facility }) => [id, facility]));
  const facilitiesOf = new Map(
    offered.map(({ hotel_id, ids }) => [hotel_id, inOrder(ids).flatMap((id) => wordsOf.get(id) ?? [])]),
  );
  return { rooms, facilitiesOf };
}

function inOrder(numbers: string): number[] {
  return numbers
    .split(",")
    .map(Number)
    .toSorted((one, other) => one - other);
}

export const hotelKind = recordKind({
  table: "hotels",
  select: (db) =>
    db
      .selectFrom("hotels")
      .leftJoin("places", "places.id", "hotels.place_id")
      .select(["hotels.name", "description", "address", "search_address", "pin_code", "hotels.kind"])
      .select("places.name as place"),
  labels: {
    name: "Hotel name",
    description: "Description",
    address: "Address",
    search_address: "Search address",
    pin_code: "Pincode",
    kind: "Kind",
    place: "Place",
  },
  title: ["name"],
});
