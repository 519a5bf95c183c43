import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { keepSums } from "./parts/127-kept-sums.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * How many stays are of the same dates and status, so that those of a day or of a month are counted without reading them:
 * there are as many different dates in a large company as in a small one. A change of a stay touches two of the sums.
 */
export async function keepStaysByDates(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("stay_dates")
    .addColumn("arrival", "text", required)
    .addColumn("departure", "text", required)
    .addColumn("status", "text", required)
    .addColumn("stays", "bigint", required)
    .addColumn("listed", "bigint", required)
    .addColumn("guests", "bigint", required)
    .addColumn("paise", "bigint", required)
    .addPrimaryKeyConstraint("stay_dates_key", ["arrival", "departure", "status"])
    .execute();
  await keepSums(db, engine, {
    table: "bookings",
    sums: "stay_dates",
    key: ["arrival", "departure", "status"],
    amounts: ["stays", "listed", "guests", "paise"],
    columns: ["deleted_at", "suspicious_at", "status", "arrival", "departure", "adults", "children"].concat(
      "total_paise",
    ),
    added: (row, from) => `
      select ${row}.arrival as arrival, ${row}.departure as departure, ${row}.status as status, 1 as stays,
        case when ${row}.suspicious_at is null then 1 else 0 end as listed,
        ${row}.adults + ${row}.children as guests, cast(coalesce(${row}.total_paise, 0) as bigint) as paise
      ${from ? `from ${from}` : ""} where ${row}.deleted_at is null`,
  });
  await db.schema.createIndex("stay_dates_by_departure").on("stay_dates").columns(["departure"]).execute();
  await indexDates(db);
}

/**
 * Each has all that is asked of a stay before it is shown, also whether it is listed, for SQLite would look into the table
 * for that. Those that they take the place of go.
 */
async function indexDates(db: MigrationTransaction): Promise<void> {
  const index = (name: string, columns: string, condition: string) =>
    sql.raw(`create index ${name} on bookings (${columns}) where ${condition}`).execute(db);
  const isThere = "deleted_at is null";
  const isListed = `${isThere} and suspicious_at is null`;
  const both = "id, deleted_at, suspicious_at";
  await index("bookings_of_dates", `arrival, departure, status, ${both}`, isThere);
  await index("bookings_of_status_by_day", `status, arrival, ${both}`, isThere);
  await index("bookings_of_status_by_departure", "status, departure, id, arrival, deleted_at", isThere);
  await index("bookings_of_status_by_month", `status, substr(arrival, 1, 7), ${both}`, isListed);
  await index("bookings_of_hotel_by_status", `hotel_id, status, ${both}`, isListed);
  for (const former of [
    "staying",
    "of_status_by_arrival",
    "by_status_and_arrival",
    "by_status_and_departure",
  ])
    await sql.raw(`drop index bookings_${former}`).execute(db);
}
