import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { keepSums } from "./parts/127-kept-sums.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What all houses together sold in each month: sums of the sums that are kept for each. */
export async function keepSoldByAll(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("sold_by_all")
    .addColumn("month", "text", (column) => column.primaryKey())
    .addColumn("nights", "bigint", required)
    .addColumn("paise", "bigint", required)
    .execute();
  await keepSums(db, engine, {
    table: "sold_months",
    sums: "sold_by_all",
    key: ["month"],
    amounts: ["nights", "paise"],
    columns: ["month", "nights", "paise"],
    added: (row, from) =>
      `select ${row}.month as month, ${row}.nights as nights, ${row}.paise as paise ${from ? `from ${from}` : ""} where true`,
  });
  await indexHouses(db);
}

/** Pages of houses in the order of their names, and the blocks of a month. */
async function indexHouses(db: MigrationTransaction): Promise<void> {
  const index = (name: string, table: string, columns: string, condition = "") =>
    sql.raw(`create index ${name} on ${table} (${columns}) ${condition}`).execute(db);
  await index("hotels_in_reports", "hotels", "name, id, deleted_at");
  await index("room_blocks_by_end", "room_blocks", "free_from, first_night", "where deleted_at is null");
}
