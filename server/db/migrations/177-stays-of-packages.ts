import { sql } from "kysely";
import type { MigrationTransaction } from "../engine.ts";

/** Stays whose price is in that of a package; those of one enquiry are read by an index of the few that have one. */
export async function joinStaysToPackages(db: MigrationTransaction): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable("bookings")
    .addColumn("package_enquiry_id", "integer", (column) => column.references("package_bookings.id"))
    .execute();
  await schema
    .createIndex("bookings_of_package")
    .on("bookings")
    .columns(["package_enquiry_id", "deleted_at", "suspicious_at", "id"])
    .where(sql.ref("package_enquiry_id"), "is not", null)
    .execute();
}
