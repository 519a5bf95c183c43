import type { CalendarDate } from "#contract/rules/stay.ts";
import type { Executor } from "../db/open.ts";

/** Every unit held in `[from, to)` in rooms of these types, night by night, with who holds it. */
export async function heldNights(db: Executor, roomIds: number[], from: CalendarDate, to: CalendarDate) {
  if (roomIds.length === 0) return [];
  return db
    .selectFrom("room_nights")
    .leftJoin("bookings", "bookings.id", "room_nights.booking_id")
    .leftJoin("room_blocks", "room_blocks.id", "room_nights.block_id")
    .select([
      "room_nights.room_id",
      "room_nights.unit",
      "room_nights.night",
      "room_nights.booking_id",
      "room_nights.block_id",
      "bookings.customer_name",
      "bookings.status",
      "room_blocks.reason",
    ])
    .where("room_nights.room_id", "in", roomIds)
    .where("night", ">=", from)
    .where("night", "<", to)
    .orderBy("room_nights.room_id")
    .orderBy("room_nights.unit")
    .orderBy("night")
    .execute();
}

export type HeldNight = Awaited<ReturnType<typeof heldNights>>[number];
