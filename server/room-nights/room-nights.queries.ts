import type { CalendarDate } from "#contract/rules/stay.ts";
import { bookingStatuses } from "#contract/rules/status.ts";
import { holdsRooms } from "#contract/rules/status-changes.ts";
import type { Executor, Transaction } from "../db/open.ts";
import { engineOf } from "../db/dialect.ts";
import { memoizeRead } from "../db/memoized-reads.ts";
import { lockRows } from "../db/locks.ts";

type Stay = { arrival: CalendarDate; departure: CalendarDate };

/**
 * Locks a room type's row until the transaction ends, for taking its nights, changing its number of rooms or deleting
 * it. Returns its current values, also when it is deleted; values read before the lock may be out of date.
 */
export const lockRoom = memoizeRead(async (transaction: Transaction, roomId: number) => {
  const ids = transaction.selectFrom("rooms").select("rooms.id").where("rooms.id", "=", roomId);
  await lockRows(transaction, ids).execute();
  return transaction
    .selectFrom("rooms")
    .innerJoin("room_types", "room_types.id", "rooms.room_type_id")
    .select(["rooms.units", "rooms.deleted_at", "room_types.name"])
    .where("rooms.id", "=", roomId)
    .executeTakeFirst();
});

/** The units taken of each room for each night, `without` those of one booking; nights without any are left out. */
export async function takenByNight(db: Executor, roomIds: number[], stay: Stay, without?: number) {
  if (roomIds.length === 0) return [];
  return db
    .selectFrom("room_nights")
    .select((eb) => ["room_id", "night", eb.fn.countAll<number>().as("taken")])
    .where("room_id", "in", roomIds)
    .where("night", ">=", stay.arrival)
    .where("night", "<", stay.departure)
    .$if(without !== undefined, (query) =>
      query.where((eb) => eb.or([eb("booking_id", "is", null), eb("booking_id", "!=", without ?? 0)])),
    )
    .groupBy(["room_id", "night"])
    .execute();
}

export function takenUnits(db: Executor, roomId: number, stay: Stay) {
  return db
    .selectFrom("room_nights")
    .select(["unit", "night"])
    .where("room_id", "=", roomId)
    .where("night", ">=", stay.arrival)
    .where("night", "<", stay.departure)
    .execute();
}

/** The night from `today` on with the most units taken. */
export function busiestNight(db: Executor, roomId: number, today: CalendarDate) {
  return db
    .selectFrom("room_nights")
    .select((eb) => ["night", eb.fn.countAll<number>().as("taken")])
    .where("room_id", "=", roomId)
    .where("night", ">=", today)
    .groupBy("night")
    .orderBy("taken", "desc")
    .orderBy("night")
    .limit(1)
    .executeTakeFirst();
}

/** Accepted stays in a hotel or room type that end after `today`; the next first. */
export function upcomingStays(
  db: Executor,
  where: { column: "hotel_id" | "room_id"; id: number },
  today: CalendarDate,
) {
  return db
    .selectFrom("bookings")
    .select(["arrival", "departure"])
    .where(where.column, "=", where.id)
    .where("status", "in", bookingStatuses.filter(holdsRooms))
    .where("departure", ">", today)
    .where("deleted_at", "is", null)
    .orderBy("arrival")
    .orderBy("id")
    .execute();
}

/** The holder of a night: a stay or a block. */
export type Holder = { booking_id: number } | { block_id: number };

type Place = { room_id: number; unit: number; night: CalendarDate };

/** Rows for each insert: both engines limit the values in one statement. */
const mostRows = 2000;

/** Inserts the nights; throws a duplicate key error for one that is taken. */
export async function insertRoomNights(db: Executor, holder: Holder, places: Place[]): Promise<void> {
  for (let first = 0; first < places.length; first += mostRows) {
    const rows = places.slice(first, first + mostRows).map((place) => ({ ...place, ...holder }));
    await db.insertInto("room_nights").values(rows).execute();
  }
}

/**
 * Deletes the nights of a stay or block; returns its units. It locks the room types of these nights, and those whose
 * nights will be taken next (`others`), in the order of their ids: the number of free rooms is written only under its
 * type's lock, so that two transactions that release and take nights cannot deadlock.
 */
export async function giveBackNights(
  transaction: Transaction,
  holder: Holder,
  others: readonly number[] = [],
): Promise<Set<number>> {
  const [column, id] =
    "booking_id" in holder
      ? (["booking_id", holder.booking_id] as const)
      : (["block_id", holder.block_id] as const);
  if (engineOf(transaction) === "postgres") {
    const heldRooms = transaction.selectFrom("room_nights").select("room_id").where(column, "=", id);
    const rooms = transaction
      .selectFrom("rooms")
      .select("rooms.id")
      .where((eb) =>
        eb.or([eb("rooms.id", "in", heldRooms), ...others.map((other) => eb("rooms.id", "=", other))]),
      );
    await lockRows(transaction, rooms.orderBy("rooms.id")).execute();
  }
  const rows = await transaction.deleteFrom("room_nights").where(column, "=", id).returning("unit").execute();
  return new Set(rows.map(({ unit }) => unit));
}
