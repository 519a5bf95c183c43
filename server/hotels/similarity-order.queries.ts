import { type RawBuilder, sql } from "kysely";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { lowestRentOfRoom } from "../tariffs/lowest-rent.queries.ts";

/**
 * Sort keys that put the hotels most similar to one first: those in its place, then of its kind, then with a similar
 * lowest rate in paise. A place or kind that staff have not chosen does not count.
 */
export function similarityOrder(
  id: number,
  rate: RawBuilder<number | null>,
  today: CalendarDate,
): RawBuilder<number>[] {
  const ofHotel = (column: "place_id" | "kind") =>
    sql`(select one.${sql.ref(column)} from hotels as one where one.id = ${id})`;
  const ownRate = sql`(
    select min(${lowestRentOfRoom(today)}) from rooms where rooms.hotel_id = ${id} and rooms.deleted_at is null
  )`;
  return [
    sql`case when hotels.place_id = ${ofHotel("place_id")} then 0 else 1 end`,
    sql`case when hotels.kind = ${ofHotel("kind")} then 0 else 1 end`,
    sql`abs(coalesce(${rate}, 0) - coalesce(${ownRate}, 0))`,
  ];
}
