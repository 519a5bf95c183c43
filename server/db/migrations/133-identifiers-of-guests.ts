import { sql } from "kysely";
import type { MigrationTransaction } from "../engine.ts";

/** A guest's requests are found by the whole number or address; by the whole reference they always were. */
export async function indexIdentifiers(db: MigrationTransaction): Promise<void> {
  for (const table of ["bookings", "package_bookings", "cab_bookings"]) {
    await sql.raw(`create index ${table}_by_phone on ${table} (phone)`).execute(db);
    await sql.raw(`create index ${table}_by_email on ${table} (lower(email))`).execute(db);
  }
}
