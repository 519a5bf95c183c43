import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { identity } from "./parts/001-identity.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Papers as they were issued, the last number of each series and financial year, and the tax of invoices by rate. */
export async function createPapers(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("paper_series")
    .addColumn("series", "text", required)
    .addColumn("year", "text", required)
    .addColumn("last_number", "integer", required)
    .addPrimaryKeyConstraint("paper_series_key", ["series", "year"])
    .execute();
  await db.schema
    .createTable("papers")
    .addColumn("id", "integer", identity(engine))
    .addColumn("created_at", "text", required)
    .addColumn("issued_by", "text", required)
    .addColumn("issued_on", "text", required)
    .addColumn("series", "text", required)
    .addColumn("year", "text", required)
    .addColumn("position", "integer", required)
    .addColumn("number", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", required)
    // Without a reference: a paper keeps its number also where its stay and payment are erased for good.
    .addColumn("booking_id", "integer", required)
    .addColumn("payment_id", "integer")
    .addColumn("credits_id", "integer")
    .addColumn("total_paise", "bigint")
    .addColumn("content", "text", required)
    .addColumn("guest", "text", required)
    .execute();
  const index = (name: string) => db.schema.createIndex(name).on("papers");
  await index("papers_by_number").columns(["series", "year", "position"]).unique().execute();
  await index("papers_by_booking").columns(["booking_id", "id"]).execute();
  // One receipt for a payment, and one credit note for an invoice.
  await index("papers_by_payment").column("payment_id").unique().execute();
  await index("papers_by_credited").column("credits_id").unique().execute();
  await db.schema
    .createTable("paper_taxes")
    .addColumn("paper_id", "integer", (column) => column.notNull().references("papers.id"))
    .addColumn("issued_on", "text", required)
    .addColumn("basis_points", "integer", required)
    .addColumn("value_paise", "bigint", required)
    .addColumn("tax_paise", "bigint", required)
    .addPrimaryKeyConstraint("paper_taxes_key", ["paper_id", "basis_points"])
    .execute();
  await db.schema
    .createIndex("paper_taxes_by_day")
    .on("paper_taxes")
    .columns(["issued_on", "basis_points", "value_paise", "tax_paise"])
    .execute();
  // What a report of money reads: a day's payments without their rows.
  await db.schema
    .createIndex("payments_by_day")
    .on("payments")
    .columns(["paid_on", "method", "paise"])
    .where(sql.ref("deleted_at"), "is", null)
    .execute();
}
