import type { ColumnDefinitionBuilder } from "kysely";
import type { MigrationTransaction } from "../engine.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What processes do by the clock: who of them has it in hand, until when, and how it last ended. */
export async function createScheduledJobs(db: MigrationTransaction): Promise<void> {
  await db.schema
    .createTable("scheduled_jobs")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("started_at", "text")
    .addColumn("held_until", "text", required)
    .addColumn("finished_at", "text")
    .addColumn("succeeded_at", "text")
    .addColumn("failure", "text", required)
    .addColumn("detail", "text", required)
    .execute();
}
