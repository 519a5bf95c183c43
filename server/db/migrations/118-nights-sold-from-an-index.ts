import { sql } from "kysely";
import type { MigrationTransaction } from "../engine.ts";

/** What the houses sold in a year is read from an index alone. */
export async function coverNightsSold(db: MigrationTransaction): Promise<void> {
  await sql
    .raw(`create index bookings_nights_sold on bookings (arrival, departure, hotel_id, rooms, total_paise)
      where deleted_at is null and suspicious_at is null and status in ('Accepted', 'Completed')`)
    .execute(db);
}
