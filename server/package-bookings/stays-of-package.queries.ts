import { sql } from "kysely";
import type { CalendarDate } from "#contract/rules/stay.ts";
import { selectBookings } from "../bookings/bookings.queries.ts";
import { isOneOf } from "../db/dialect.ts";
import type { Executor } from "../db/open.ts";

/**
 * The stays of an enquiry that hold rooms, by their days; none before it is accepted, while another house may still be
 * taken.
 */
export function staysOfPackage(db: Executor, id: number) {
  return selectBookings(db)
    .select("hotels.deleted_at as hotel_deleted_at")
    .where("bookings.package_enquiry_id", "=", id)
    .where("package_bookings.status", "=", "Accepted")
    .where("bookings.deleted_at", "is", null)
    .where("bookings.suspicious_at", "is", null)
    .where("bookings.erased_at", "is", null)
    .where(sql<boolean>`bookings.status in ('Accepted', 'Completed')`)
    .orderBy("bookings.arrival")
    .orderBy("bookings.id")
    .execute();
}

/** More stays than one page of deleted enquiries has. */
const mostHolding = 2000;

/** The stays of these enquiries that still keep rooms from others, by their days; at most `mostHolding` of them. */
export async function staysHoldingRooms(db: Executor, enquiries: readonly number[], today: CalendarDate) {
  const stays = await db
    .selectFrom("bookings")
    .select(["id", "reference", "package_enquiry_id", "arrival"])
    .where(isOneOf(db, "package_enquiry_id", enquiries))
    // By their own index: SQLite would read all accepted stays that are ahead by that of status and departure.
    .where("package_enquiry_id", "is not", null)
    .where("deleted_at", "is", null)
    .where("suspicious_at", "is", null)
    .where(sql`status || ''`, "=", "Accepted")
    .where(sql`departure || ''`, ">", today)
    .limit(mostHolding)
    .execute();
  return stays.toSorted((a, b) => a.arrival.localeCompare(b.arrival) || a.id - b.id);
}
