import type { MigrationTransaction } from "../engine.ts";

/** When a guest asked to cancel the stay. */
export async function addAskedToCancel(db: MigrationTransaction): Promise<void> {
  await db.schema.alterTable("bookings").addColumn("cancel_asked_at", "text").execute();
}
