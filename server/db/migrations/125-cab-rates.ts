import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { recordTable } from "./parts/001-record-table.ts";
import { countChanges } from "./parts/077-content-version.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What a car with driver costs, by vehicle: on a route, for a day, and for the driver's night away from home. */
export async function createCabRates(db: MigrationTransaction, engine: Engine): Promise<void> {
  await recordTable(db, engine, "cab_rates")
    .addColumn("per", "text", required)
    .addColumn("from_place", "text", required)
    .addColumn("to_place", "text", required)
    .addColumn("car_paise", "integer", (column) => column.check(sql`car_paise > 0`))
    .addColumn("suv_paise", "integer", (column) => column.check(sql`suv_paise > 0`))
    .addColumn("van_paise", "integer", (column) => column.check(sql`van_paise > 0`))
    .addColumn("bus_paise", "integer", (column) => column.check(sql`bus_paise > 0`))
    .addColumn("note", "text", required)
    .execute();
  await countChanges(db, engine, { table: "cab_rates" });
}
