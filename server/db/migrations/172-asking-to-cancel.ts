import { sql } from "kysely";
import type { MigrationTransaction } from "../engine.ts";

/** Stays whose guests ask to cancel are few among all, and are looked for whenever today is opened. */
export async function indexAskingToCancel(db: MigrationTransaction): Promise<void> {
  await sql`create index bookings_asking_to_cancel on bookings (cancel_asked_at, id)
    where cancel_asked_at is not null and ending is null and deleted_at is null`.execute(db);
}
