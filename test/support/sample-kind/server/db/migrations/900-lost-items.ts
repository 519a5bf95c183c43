import type { Engine, MigrationTransaction } from "#server/db/engine.ts";
import { recordTable } from "#server/db/migrations/parts/001-record-table.ts";

/** What guests have left in a room or a cab. */
export async function createLostItems(db: MigrationTransaction, engine: Engine): Promise<void> {
  await recordTable(db, engine, "lost_items")
    .addColumn("reference", "text", (column) => column.notNull())
    .addColumn("customer_name", "text", (column) => column.notNull())
    .addColumn("item", "text", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("opened_at", "text")
    .addColumn("suspicious_at", "text")
    .addColumn("notice", "text", (column) => column.notNull())
    .execute();
}
