import { type RawBuilder, sql } from "kysely";
import { lowestRentOfRoom } from "../tariffs/lowest-rent.queries.ts";

/**
 * What hotels are sorted by so that those most like one of them come first: of its place, then of its kind, then of a
 * like lowest rate in paise. What staff chose for neither says nothing.
 */
export function likeness(id: number, rate: RawBuilder<number | null>): RawBuilder<number>[] {
  const own = (column: "place_id" | "kind") =>
    sql`(select one.${sql.ref(column)} from hotels as one where one.id = ${id})`;
  const ownRate = sql`(
    select min(${lowestRentOfRoom}) from rooms where rooms.hotel_id = ${id} and rooms.deleted_at is null
  )`;
  return [
    sql`case when hotels.place_id = ${own("place_id")} then 0 else 1 end`,
    sql`case when hotels.kind = ${own("kind")} then 0 else 1 end`,
    sql`abs(coalesce(${rate}, 0) - coalesce(${ownRate}, 0))`,
  ];
}
