import type { ColumnDefinitionBuilder } from "kysely";
import type { MigrationTransaction } from "../engine.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Accounts at gateways, whose secrets are sealed; until when a link can be paid; which payments were told of by event. */
export async function addPaymentGateways(db: MigrationTransaction): Promise<void> {
  await db.schema
    .createTable("payment_gateways")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("is_on", "integer", required)
    .addColumn("mode", "text", required)
    .addColumn("key_id", "text", required)
    .addColumn("secret", "text", required)
    .addColumn("event_secret", "text", required)
    .addColumn("former_event_secret", "text")
    .addColumn("former_until", "text")
    .addColumn("changed_at", "text", required)
    .addColumn("version", "integer", required)
    .execute();
  await db.schema
    .alterTable("payment_links")
    .addColumn("expires_at", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("payment_links_by_state")
    .on("payment_links")
    .columns(["state", "id"])
    .execute();
  await db.schema
    .createTable("payment_events")
    .addColumn("gateway", "text", required)
    .addColumn("event_id", "text", required)
    .addColumn("payment_number", "text", required)
    .addColumn("link_id", "integer", (column) =>
      column.notNull().references("payment_links.id").onDelete("cascade"),
    )
    .addColumn("created_at", "text", required)
    .addPrimaryKeyConstraint("payment_events_key", ["gateway", "event_id"])
    .addUniqueConstraint("payment_events_once", ["gateway", "payment_number"])
    .execute();
  await db.schema.createIndex("payment_events_by_link").on("payment_events").column("link_id").execute();
}
