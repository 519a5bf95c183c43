import type { ColumnDefinitionBuilder } from "kysely";
import type { MigrationTransaction } from "../engine.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Who converts a picture, until when; and the processes that use a PostgreSQL database. */
export async function shareWorkAmongProcesses(db: MigrationTransaction): Promise<void> {
  await db.schema.alterTable("pictures").addColumn("held_until", "text").execute();
  await db.schema
    .createTable("processes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("host", "text", required)
    .addColumn("pid", "integer", required)
    .addColumn("seen_at", "text", required)
    .execute();
}
