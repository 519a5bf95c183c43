import type { RequestKind } from "#contract/dashboard.ts";
import { addDays, type CalendarDate, longestStay } from "#contract/rules/stay.ts";
import { selectBookings } from "../bookings/bookings.queries.ts";
import type { Executor } from "../db/open.ts";
import { requestTables } from "../requests/requests.queries.ts";

const holding = ["Accepted", "Completed"] as const;

/** A menu says "999+". */
const mostNew = 1000;

/** The number of requests that nobody has opened; of more than `mostNew` that many. */
export async function countNewRequests(db: Executor, kind: RequestKind): Promise<number> {
  const some = db
    .selectFrom(requestTables[kind])
    .select("id")
    .where("opened_at", "is", null)
    .where("suspicious_at", "is", null)
    .where("deleted_at", "is", null)
    .limit(mostNew);
  const { total } = await db
    .selectFrom(some.as("some"))
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return total;
}

/** Stores when a request was first opened; later calls change nothing. Returns false when there is no such request. */
export async function markOpened(db: Executor, kind: RequestKind, id: number, now: string): Promise<boolean> {
  const table = requestTables[kind];
  await db
    .updateTable(table)
    .set({ opened_at: now })
    .where("id", "=", id)
    .where("opened_at", "is", null)
    .execute();
  const found = await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst();
  return found !== undefined;
}

function stays(db: Executor) {
  return selectBookings(db).where("bookings.deleted_at", "is", null).where("bookings.status", "in", holding);
}

export function staysArriving(db: Executor, date: CalendarDate) {
  return stays(db).where("bookings.arrival", "=", date).orderBy("bookings.id").execute();
}

export function staysDeparting(db: Executor, date: CalendarDate) {
  return stays(db).where("bookings.departure", "=", date).orderBy("bookings.id").execute();
}

/** How many stays and guests are there for a night. */
export async function countOver(
  db: Executor,
  night: CalendarDate,
): Promise<{ stays: number; guests: number }> {
  // No stay is longer than `longestStay`, so arrivals before this date need not be read.
  const earliest = addDays(night, -longestStay);
  const { stays, guests } = await db
    .selectFrom("bookings")
    .select((eb) => [
      eb.fn.countAll<number>().as("stays"),
      eb.fn.sum<number | null>(eb("adults", "+", eb.ref("children"))).as("guests"),
    ])
    .where("deleted_at", "is", null)
    .where("status", "in", holding)
    .where("arrival", ">=", earliest)
    .where("arrival", "<=", night)
    .where("departure", ">", night)
    .executeTakeFirstOrThrow();
  return { stays, guests: guests ?? 0 };
}

/** The first stays from a day on; those of each status are read in their order, and then put together. */
export async function nextCheckIns(db: Executor, from: CalendarDate, limit: number) {
  const first = (status: (typeof holding)[number]) =>
    selectBookings(db)
      .where("bookings.deleted_at", "is", null)
      .where("bookings.status", "=", status)
      .where("bookings.arrival", ">=", from)
      .orderBy("bookings.arrival")
      .orderBy("bookings.id")
      .limit(limit)
      .execute();
  const stays = (await Promise.all(holding.map(first))).flat();
  const inOrder = stays.toSorted((a, b) =>
    a.arrival === b.arrival ? a.id - b.id : a.arrival < b.arrival ? -1 : 1,
  );
  return inOrder.slice(0, limit);
}

/** Room types of all hotels that are not deleted, by hotel. */
export function roomsOfHotels(db: Executor, filter: { roomType?: number; hotelId?: number }) {
  let query = db
    .selectFrom("rooms")
    .innerJoin("hotels", "hotels.id", "rooms.hotel_id")
    .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
    .select([
      "rooms.id",
      "rooms.units",
      "rooms.hotel_id",
      "hotels.name as hotel",
      "room_types.name as room_type",
    ])
    .where("rooms.deleted_at", "is", null)
    .where("hotels.deleted_at", "is", null);
  if (filter.roomType) query = query.where("rooms.room_type_id", "=", filter.roomType);
  if (filter.hotelId) query = query.where("rooms.hotel_id", "=", filter.hotelId);
  return query.orderBy("hotels.name").orderBy("rooms.rent_paise").orderBy("rooms.id").execute();
}
