import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { letBeEmpty } from "./parts/106-let-be-empty.ts";

const journeys = ["package_bookings", "cab_bookings"];

/** Guests of packages and cabs have a link of their own, as those of stays, and can tell by it what they have paid. */
export async function linkJourneys(db: MigrationTransaction, engine: Engine): Promise<void> {
  for (const table of journeys) {
    await db.schema.alterTable(table).addColumn("guest_key_hash", "text").execute();
    await db.schema.alterTable(table).addColumn("guest_link_until", "text").execute();
    await db.schema
      .createIndex(`${table}_by_guest_key`)
      .unique()
      .on(table)
      .column("guest_key_hash")
      .execute();
  }
  for (const table of journeys) {
    await db.schema
      .alterTable("payment_claims")
      .addColumn(table.replace(/s$/, "_id"), "integer", (column) => column.references(`${table}.id`))
      .execute();
  }
  await letBeEmpty(db, engine, "payment_claims", "booking_id");
  for (const table of journeys) {
    const key = table.replace(/s$/, "_id");
    await db.schema
      .createIndex(`payment_claims_by_${key}`)
      .unique()
      .on("payment_claims")
      .columns([key, "reference"])
      .where(sql.ref(key), "is not", null)
      .execute();
  }
}
