import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { recordTable } from "./parts/001-record-table.ts";
import { cacheCounts } from "./parts/030-counter-cache.ts";

/** Money that came in for hotel bookings, above zero, or was given back, below it. */
export async function createPayments(db: MigrationTransaction, engine: Engine): Promise<void> {
  await recordTable(db, engine, "payments")
    .addColumn("booking_id", "integer", (column) => column.notNull().references("bookings.id"))
    .addColumn("paise", "bigint", (column) => column.notNull().check(sql`paise <> 0`))
    .addColumn("method", "text", (column) => column.notNull())
    .addColumn("paid_on", "text", (column) => column.notNull())
    .addColumn("note", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("payments_by_booking").on("payments").columns(["booking_id", "id"]).execute();
  await db.schema
    .createIndex("payments_deleted")
    .on("payments")
    .column("id")
    .where(sql.ref("deleted_at"), "is not", null)
    .execute();
  await cacheCounts(db, engine, { table: "payments", column: "method", isSoftDeletable: true });
}
