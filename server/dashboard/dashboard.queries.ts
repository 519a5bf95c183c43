import type { RequestKind } from "#contract/dashboard.ts";
import { addDays, type CalendarDate, longestStay } from "#contract/rules/stay.ts";
import { selectBookings } from "../bookings/bookings.queries.ts";
import type { Executor } from "../db/open.ts";
import { requestTables } from "../requests/requests.queries.ts";

const holding = ["Accepted", "Completed"] as const;

export async function countNewRequests(db: Executor, kind: RequestKind): Promise<number> {
  const { total } = await db
    .selectFrom(requestTables[kind])
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("opened_at", "is", null)
    .where("suspicious_at", "is", null)
    .where("deleted_at", "is", null)
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

export function staysOver(db: Executor, night: CalendarDate) {
  // No stay is longer than `longestStay`, so arrivals before this date need not be read.
  const earliest = addDays(night, -longestStay);
  return stays(db)
    .where("bookings.arrival", ">=", earliest)
    .where("bookings.arrival", "<=", night)
    .where("bookings.departure", ">", night)
    .execute();
}

export function nextCheckIns(db: Executor, from: CalendarDate, limit: number) {
  return stays(db)
    .where("bookings.arrival", ">=", from)
    .orderBy("bookings.arrival")
    .orderBy("bookings.id")
    .limit(limit)
    .execute();
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
