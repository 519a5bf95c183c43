import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { recordTable } from "./parts/001-record-table.ts";
import { countChanges } from "./parts/077-content-version.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Prices by night, which visitors see, and the lines of the price that a guest was told. */
export async function addRatePeriods(db: MigrationTransaction, engine: Engine): Promise<void> {
  await recordTable(db, engine, "rate_periods")
    .addColumn("room_id", "integer", (column) => column.notNull().references("rooms.id"))
    .addColumn("name", "text", required)
    .addColumn("first_night", "text", required)
    .addColumn("free_from", "text", required)
    .addColumn("weekdays", "integer", (column) => column.notNull().check(sql`weekdays between 1 and 127`))
    .addColumn("yearly", "integer", required)
    .addColumn("rate_paise", "integer", (column) => column.notNull().check(sql`rate_paise > 0`))
    .addColumn("min_nights", "integer", (column) => column.notNull().check(sql`min_nights > 0`))
    .execute();
  await db.schema
    .createIndex("rate_periods_by_room")
    .on("rate_periods")
    .columns(["room_id", "free_from"])
    .execute();
  await countChanges(db, engine, { table: "rate_periods" });
  await db.schema.alterTable("bookings").addColumn("price_lines", "text").execute();
}
