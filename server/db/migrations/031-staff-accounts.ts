import type { MigrationTransaction } from "../engine.ts";

/** Accounts that can be disabled, and what a member of staff recognises a session by. */
export async function addAccountDetails(db: MigrationTransaction): Promise<void> {
  await db.schema.alterTable("staff").addColumn("disabled_at", "text").execute();
  for (const column of ["device", "address"]) {
    await db.schema
      .alterTable("sessions")
      .addColumn(column, "text", (text) => text.notNull().defaultTo(""))
      .execute();
  }
  await db.schema.createIndex("sessions_by_staff").on("sessions").column("staff_id").execute();
}
