import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { keepSums } from "./parts/127-kept-sums.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What came in and was given back on each day by each method; what was kept for a later stay changed no hands. */
export async function keepTakings(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("day_takings")
    .addColumn("day", "text", required)
    .addColumn("method", "text", required)
    .addColumn("received", "bigint", required)
    .addColumn("returned", "bigint", required)
    .addColumn("payments", "bigint", required)
    .addPrimaryKeyConstraint("day_takings_key", ["day", "method"])
    .execute();
  await keepSums(db, engine, {
    table: "payments",
    sums: "day_takings",
    key: ["day", "method"],
    amounts: ["received", "returned", "payments"],
    columns: ["deleted_at", "paid_on", "method", "paise"],
    added: (row, from) => `
      select ${row}.paid_on as day, ${row}.method as method,
        case when ${row}.paise > 0 then ${row}.paise else 0 end as received,
        case when ${row}.paise < 0 then -${row}.paise else 0 end as returned, 1 as payments
      ${from ? `from ${from}` : ""} where ${row}.deleted_at is null and ${row}.method <> 'Credit'`,
  });
  await sql.raw("drop index payments_by_day").execute(db);
}
