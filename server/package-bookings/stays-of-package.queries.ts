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

/** The stays of these enquiries that still keep rooms from others, by their days. */
export function staysHoldingRooms(db: Executor, enquiries: readonly number[], today: CalendarDate) {
  return (
    db
      .selectFrom("bookings")
      .select(["id", "reference", "package_enquiry_id"])
      .where(isOneOf(db, "package_enquiry_id", enquiries))
      .where("package_enquiry_id", "is not", null)
      .where("deleted_at", "is", null)
      .where("suspicious_at", "is", null)
      // Not the columns themselves: SQLite would read all accepted stays that are ahead by the index of these.
      .where(sql`status || ''`, "=", "Accepted")
      .where(sql`departure || ''`, ">", today)
      .orderBy("arrival")
      .orderBy("id")
      .execute()
  );
}
