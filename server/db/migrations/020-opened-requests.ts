import type { MigrationTransaction } from "../engine.ts";

const requestTables = ["bookings", "package_bookings", "cab_bookings", "reviews", "queries"] as const;

/** When staff first looked at a request. What nobody has opened is new; what was decided before this step is not. */
export async function addOpenedRequests(db: MigrationTransaction): Promise<void> {
  for (const table of requestTables) {
    await db.schema.alterTable(table).addColumn("opened_at", "text").execute();
    await db.schema
      .createIndex(`${table}_by_opened`)
      .on(table)
      .columns(["opened_at", "deleted_at"])
      .execute();
  }
}
