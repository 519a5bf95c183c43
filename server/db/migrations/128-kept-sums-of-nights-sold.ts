import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { keepSums } from "./parts/127-kept-sums.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What each house sold in each month, without reading its stays. */
export async function keepNightsSold(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("sold_months")
    .addColumn("month", "text", required)
    .addColumn("hotel_id", "integer", required)
    .addColumn("nights", "bigint", required)
    .addColumn("paise", "bigint", required)
    .addPrimaryKeyConstraint("sold_months_key", ["month", "hotel_id"])
    .execute();
  await keepSums(db, engine, {
    table: "bookings",
    sums: "sold_months",
    key: ["month", "hotel_id"],
    amounts: ["nights", "paise"],
    columns: ["deleted_at", "suspicious_at", "status", "hotel_id", "rooms", "arrival", "departure"].concat(
      "total_paise",
    ),
    added: (row, from) => (engine === "sqlite" ? ofFile : ofServer)(row, from ? `, ${from}` : ""),
  });
  await sql.raw("drop index bookings_nights_sold").execute(db);
}

/** No stay is longer than sixty nights; what is older may be. */
const monthsOfStay = Array.from({ length: 14 }, (_, k) => `select ${k} as k`).join(" union all ");

const isSold = (row: string) => `${row}.deleted_at is null and ${row}.suspicious_at is null
  and ${row}.status in ('Accepted', 'Completed') and ${row}.arrival < ${row}.departure`;

const paise = (row: string) => `cast(coalesce(${row}.total_paise, 0) as bigint) as paise`;

/** Of a stay's nights `a` are over when the month begins and `b` when it ends, of all `c`: its share is told by them. */
const share = (parts: string) => `
  select month, hotel_id, rooms * (b - a) as nights, paise * b / c - paise * a / c as paise from (${parts}) as parts`;

function ofFile(row: string, from: string): string {
  const first = (k: string) => `date(${row}.arrival, 'start of month', '+' || (${k}) || ' months')`;
  const days = (later: string) => `cast(round(julianday(${later}) - julianday(${row}.arrival)) as integer)`;
  return share(
    `select substr(${first("k")}, 1, 7) as month, ${row}.hotel_id, ${row}.rooms, ${paise(row)},
      ${days(`max(${row}.arrival, ${first("k")})`)} as a,
      ${days(`min(${row}.departure, ${first("k + 1")})`)} as b, ${days(`${row}.departure`)} as c
    from (${monthsOfStay}) as months ${from} where ${isSold(row)} and ${first("k")} < ${row}.departure`,
  );
}

function ofServer(row: string, from: string): string {
  const first = (k: string) =>
    `cast(date_trunc('month', cast(${row}.arrival as timestamp)) + (${k}) * interval '1 month' as date)`;
  const day = (column: string) => `cast(${row}.${column} as date)`;
  return share(
    `select to_char(${first("k")}, 'YYYY-MM') as month, ${row}.hotel_id, ${row}.rooms, ${paise(row)},
      greatest(${day("arrival")}, ${first("k")}) - ${day("arrival")} as a,
      least(${day("departure")}, ${first("k + 1")}) - ${day("arrival")} as b, ${day("departure")} - ${day("arrival")} as c
    from (${monthsOfStay}) as months ${from} where ${isSold(row)} and ${first("k")} < ${day("departure")}`,
  );
}
