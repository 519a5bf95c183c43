import type { ColumnDefinitionBuilder } from "kysely";
import type { Transaction } from "../open.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What each key has taken of its allowance, until when; all processes count here. */
export async function createLimits(db: Transaction): Promise<void> {
  await db.schema
    .createTable("limits")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("ends_at", "text", required)
    .addColumn("taken", "integer", required)
    .addColumn("most", "integer", required)
    .execute();
  await db.schema.createIndex("limits_by_end").on("limits").column("ends_at").execute();
}
