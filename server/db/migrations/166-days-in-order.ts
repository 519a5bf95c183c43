import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";

/**
 * The stays that arrive on each day in the orders in which staff sort them: the first of a month are among the first of
 * its days. On SQLite each has all that is asked of a stay, for it would look into the table for that, as it would for a
 * generated column; PostgreSQL does so for any, and sorts the few that are alike.
 */
export async function sortEachDay(db: MigrationTransaction, engine: Engine): Promise<void> {
  const isServer = engine === "postgres";
  const name = isServer ? "name_key" : "lower(customer_name)";
  const more = isServer ? "" : ", id, status, deleted_at, suspicious_at";
  const orders = { name, hotel: "hotel_key", total: "coalesce(total_paise, 0)" };
  for (const [order, key] of Object.entries(orders))
    await sql
      .raw(
        `create index bookings_of_day_by_${order} on bookings (arrival, ${key}${more})
          where deleted_at is null and suspicious_at is null`,
      )
      .execute(db);
}
