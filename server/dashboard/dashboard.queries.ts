import { type Expression, type ExpressionBuilder, sql, type SqlBool } from "kysely";
import type { RequestKind } from "#contract/dashboard.ts";
import { addDays, type CalendarDate, longestStay } from "#contract/rules/stay.ts";
import { selectBookings } from "../bookings/bookings.queries.ts";
import type { Executor } from "../db/open.ts";
import type { Tables } from "../db/tables.ts";
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

/** Of the stays that arrive, are in house or leave on a day: what they are told from. */
type Movement = (eb: ExpressionBuilder<Tables, "bookings">) => Expression<SqlBool>;

export const arrivesOn =
  (date: CalendarDate): Movement =>
  (eb) =>
    eb("bookings.arrival", "=", date);

export const departsOn =
  (date: CalendarDate): Movement =>
  (eb) =>
    eb("bookings.departure", "=", date);

/** Over the night of a date. */
export const staysOver =
  (night: CalendarDate): Movement =>
  (eb) =>
    eb.and([...cameBefore(eb, addDays(night, 1)), eb("bookings.departure", ">", night)]);

/** In house since an earlier day, and not leaving today. */
export const staysOn =
  (date: CalendarDate): Movement =>
  (eb) =>
    eb.and([...cameBefore(eb, date), eb("bookings.departure", ">", date)]);

/** No stay is longer than `longestStay`, so earlier arrivals need not be read. */
function cameBefore(eb: ExpressionBuilder<Tables, "bookings">, date: CalendarDate) {
  return [eb("bookings.arrival", ">=", addDays(date, -longestStay - 1)), eb("bookings.arrival", "<", date)];
}

/** How many stays move so, with how many guests, and what they are worth in paise. */
export function countStays(db: Executor, movement: Movement) {
  return db
    .selectFrom("bookings")
    .select((eb) => [
      eb.fn.countAll<number>().as("stays"),
      sql<number>`cast(coalesce(sum(adults + children), 0) as integer)`.as("guests"),
      eb.fn.coalesce(eb.fn.sum<number>("total_paise"), eb.lit(0)).as("paise"),
    ])
    .where("deleted_at", "is", null)
    .where("status", "in", holding)
    .where(movement)
    .executeTakeFirstOrThrow();
}

/** The first of the stays that move so, who leaves first first. */
export function listStays(db: Executor, movement: Movement, limit: number) {
  const first = db
    .selectFrom("bookings")
    .select("bookings.id")
    .where("bookings.deleted_at", "is", null)
    .where("bookings.status", "in", holding)
    .where(movement)
    .orderBy("bookings.departure")
    .orderBy("bookings.id")
    .limit(limit);
  return selectBookings(db)
    .where("bookings.id", "in", (eb) => eb.selectFrom(first.as("first")).select("first.id"))
    .orderBy("bookings.departure")
    .orderBy("bookings.id")
    .execute();
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
