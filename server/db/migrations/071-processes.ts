import type { MigrationTransaction } from "../engine.ts";

/** Processes of the site that run on PostgreSQL, and when each was last there. */
export async function createProcesses(db: MigrationTransaction): Promise<void> {
  await db.schema
    .createTable("processes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("seen_at", "text", (column) => column.notNull())
    .execute();
}
