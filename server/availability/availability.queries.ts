import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";

type Stay = { arrival: CalendarDate; departure: CalendarDate };

export function selectRoomId(db: Executor, roomId: number) {
  return db.selectFrom("rooms").select("rooms.id").where("rooms.id", "=", roomId);
}

/** How many units of each room are taken, night by night; nights on which none is are left out. */
export async function takenByNight(db: Executor, roomIds: number[], stay: Stay) {
  if (roomIds.length === 0) return [];
  return db
    .selectFrom("room_nights")
    .select((make) => ["room_id", "night", make.fn.countAll<number>().as("taken")])
    .where("room_id", "in", roomIds)
    .where("night", ">=", stay.arrival)
    .where("night", "<", stay.departure)
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
    .select((make) => ["night", make.fn.countAll<number>().as("taken")])
    .where("room_id", "=", roomId)
    .where("night", ">=", today)
    .groupBy("night")
    .orderBy("taken", "desc")
    .orderBy("night")
    .limit(1)
    .executeTakeFirst();
}

/** Writes the nights; the primary key refuses one that is taken. */
export function insertRoomNights(
  db: Executor,
  nights: { room_id: number; unit: number; night: CalendarDate; booking_id: number }[],
) {
  return db.insertInto("room_nights").values(nights).execute();
}

export function deleteRoomNights(db: Executor, bookingId: number) {
  return db.deleteFrom("room_nights").where("booking_id", "=", bookingId).execute();
}
