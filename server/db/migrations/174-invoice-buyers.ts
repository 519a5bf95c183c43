import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { identity } from "./parts/001-identity.ts";

const booked = ["bookings", "package_bookings", "cab_bookings"];

/** The company that a guest wants the invoice written to: one of each stay, package or cab. */
export async function addInvoiceBuyers(db: MigrationTransaction, engine: Engine): Promise<void> {
  const { schema } = db;
  let table = schema.createTable("invoice_buyers").addColumn("id", "integer", identity(engine));
  for (const name of ["created_at", "buyer_name", "buyer_address", "buyer_gstin"])
    table = table.addColumn(name, "text", (column) => column.notNull());
  for (const name of booked)
    table = table.addColumn(keyOf(name), "integer", (column) => column.references(`${name}.id`));
  await table.execute();
  for (const key of booked.map(keyOf)) {
    const index = schema.createIndex(`invoice_buyers_by_${key}`).unique().on("invoice_buyers").column(key);
    await index.where(sql.ref(key), "is not", null).execute();
  }
}

const keyOf = (table: string) => table.replace(/s$/, "_id");
