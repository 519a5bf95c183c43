import type { ColumnDefinitionBuilder } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { identity } from "./parts/001-identity.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export async function createOutbox(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("outbox")
    .addColumn("id", "integer", identity(engine))
    .addColumn("created_at", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("reference", "text", required)
    .addColumn("audience", "text", required)
    .addColumn("recipient", "text", required)
    .addColumn("reply_to", "text")
    .addColumn("subject", "text", required)
    .addColumn("body", "text", required)
    .addColumn("status", "text", required)
    .addColumn("attempts", "integer", required)
    .addColumn("next_attempt_at", "text", required)
    .addColumn("last_error", "text", required)
    .addColumn("sent_at", "text")
    .execute();
  await db.schema.createIndex("outbox_by_due").on("outbox").columns(["status", "next_attempt_at"]).execute();
}
