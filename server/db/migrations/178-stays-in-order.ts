import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";

const isListed = "suspicious_at is null and deleted_at is null";
const owes = `(ending is not null or status in ('Accepted', 'Completed')) and paid_paise < case
  when ending is not null then charge_paise when status = 'Rejected' then 0 else total_paise end`;

const requests = ["bookings", "package_bookings", "cab_bookings", "reviews", "queries"];

/**
 * One house's stays by name and by total, and the stays that owe something, of one house and of all in each order, are
 * read in the order of an index. How many requests are suspicious is seen in an index alone.
 */
export async function orderOwingStays(db: MigrationTransaction, engine: Engine): Promise<void> {
  // Null in all of them: the more columns are compared with the same, the rather SQLite takes an index, and PostgreSQL
  // another, whose order is less than that of the list.
  const same = engine === "sqlite" ? "deleted_at, suspicious_at, " : "";
  const indexes = [
    `bookings_of_hotel_by_name on bookings (hotel_id, name_key, id) where ${isListed}`,
    `bookings_of_hotel_by_total on bookings (hotel_id, coalesce(total_paise, 0), id) where ${isListed}`,
    `bookings_owing_of_hotel on bookings (hotel_id, id) where ${isListed} and ${owes}`,
    `bookings_owing_by_name on bookings (${same}name_key, id) where ${isListed} and ${owes}`,
    `bookings_owing_by_hotel on bookings (${same}hotel_key, id) where ${isListed} and ${owes}`,
    `bookings_owing_by_arrival on bookings (${same}arrival, id) where ${isListed} and ${owes}`,
    `bookings_owing_by_total on bookings (${same}coalesce(total_paise, 0), id) where ${isListed} and ${owes}`,
    ...requests.map(
      (table) => `${table}_set_apart on ${table} (deleted_at, id) where suspicious_at is not null`,
    ),
  ];
  for (const index of indexes) await sql.raw(`create index ${index}`).execute(db);
}
