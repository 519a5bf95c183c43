import type { ColumnDefinitionBuilder } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { identity } from "./parts/001-identity.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What guests say they have paid, until staff find it; links of gateways, and what these told about them. */
export async function addPaymentClaims(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("payment_claims")
    .addColumn("id", "integer", identity(engine))
    .addColumn("created_at", "text", required)
    .addColumn("booking_id", "integer", (column) => column.notNull().references("bookings.id"))
    .addColumn("paise", "bigint", required)
    .addColumn("reference", "text", required)
    .addColumn("state", "text", required)
    .addColumn("answered_at", "text")
    .addColumn("payment_id", "integer")
    .addUniqueConstraint("payment_claims_once", ["booking_id", "reference"])
    .execute();
  await db.schema
    .createIndex("payment_claims_by_state")
    .on("payment_claims")
    .columns(["state", "id"])
    .execute();
  await db.schema
    .createTable("payment_links")
    .addColumn("id", "integer", identity(engine))
    .addColumn("created_at", "text", required)
    .addColumn("booking_id", "integer", (column) => column.notNull().references("bookings.id"))
    .addColumn("gateway", "text", required)
    .addColumn("gateway_id", "text", required)
    .addColumn("url", "text", required)
    .addColumn("paise", "bigint", required)
    .addColumn("state", "text", required)
    .addUniqueConstraint("payment_links_once", ["gateway", "gateway_id"])
    .execute();
  await db.schema
    .createIndex("payment_links_by_booking")
    .on("payment_links")
    .columns(["booking_id", "id"])
    .execute();
}
