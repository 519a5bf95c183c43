import type { MigrationTransaction } from "../engine.ts";

/** Which vehicle and driver take a journey, in the desk's own words; empty until somebody does. */
export async function addCabAssignment(db: MigrationTransaction): Promise<void> {
  await db.schema
    .alterTable("cab_bookings")
    .addColumn("assigned_to", "text", (column) => column.notNull().defaultTo(""))
    .execute();
}
