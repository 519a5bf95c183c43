import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { letBeEmpty } from "./parts/106-let-be-empty.ts";
import { sumPayments } from "./parts/106-sum-payments.ts";

const owed =
  "case when ending is not null then charge_paise when status = 'Rejected' then 0 else total_paise end";
const isListed = "deleted_at is null and suspicious_at is null";
const isOwed = "(ending is not null or status in ('Accepted', 'Completed'))";

/**
 * A payment is for a stay, a package or a cab. `once_key` is the same for two records of the same money, and refused
 * twice; `credit_of` is the stay whose money was kept for a later one.
 */
export async function payForAllKinds(db: MigrationTransaction, engine: Engine): Promise<void> {
  const change = () => db.schema.alterTable("payments");
  await change()
    .addColumn("package_booking_id", "integer", (column) => column.references("package_bookings.id"))
    .execute();
  await change()
    .addColumn("cab_booking_id", "integer", (column) => column.references("cab_bookings.id"))
    .execute();
  await change()
    .addColumn("reference", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await change().addColumn("once_key", "text").execute();
  await change()
    .addColumn("credit_of", "integer", (column) => column.references("bookings.id"))
    .execute();
  await letBeEmpty(db, engine, "payments", "booking_id");
  for (const column of ["package_booking_id", "cab_booking_id", "credit_of"]) {
    await db.schema
      .createIndex(`payments_by_${column}`)
      .on("payments")
      .column(column)
      .where(sql.ref(column), "is not", null)
      .execute();
  }
  await db.schema
    .createIndex("payments_once")
    .unique()
    .on("payments")
    .column("once_key")
    .where(sql.ref("deleted_at"), "is", null)
    .execute();
  await sumPayments(db, engine, { table: "bookings", key: "booking_id" });
  await sumPayments(db, engine, { table: "package_bookings", key: "package_booking_id" });
  await sumPayments(db, engine, { table: "cab_bookings", key: "cab_booking_id" });
  await sql
    .raw(`create index bookings_owing on bookings (balance_due_on, id)
      where ${isListed} and ${isOwed} and paid_paise < ${owed}`)
    .execute(db);
  await sql
    .raw(`create index bookings_to_return on bookings (id) where ${isListed} and paid_paise > ${owed}`)
    .execute(db);
}
