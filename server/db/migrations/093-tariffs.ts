import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { recordTable } from "./parts/001-record-table.ts";
import { countChanges } from "./parts/077-content-version.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

/** Meals, extra beds, children's ages and extras: what rooms, hotels and the company charge, and what guests wished. */
export async function addTariffs(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema.alterTable("rooms").addColumn("included_adults", "integer").execute();
  await db.schema.alterTable("rooms").addColumn("extra_beds", "integer", zero).execute();
  await db.schema.alterTable("rooms").addColumn("plans", "text").execute();
  await db.schema
    .alterTable("hotels")
    .addColumn("free_below_age", "integer", (column) => column.notNull().defaultTo(5))
    .execute();
  await db.schema
    .alterTable("hotels")
    .addColumn("child_until_age", "integer", (column) => column.notNull().defaultTo(12))
    .execute();
  for (const wish of ["meal_plan", "child_ages", "extras"])
    await db.schema.alterTable("bookings").addColumn(wish, "text").execute();
  await recordTable(db, engine, "extras")
    .addColumn("hotel_id", "integer", (column) => column.references("hotels.id"))
    .addColumn("name", "text", required)
    .addColumn("per", "text", required)
    .addColumn("paise", "integer", (column) => column.notNull().check(sql`paise > 0`))
    .addColumn("first_night", "text")
    .addColumn("free_from", "text")
    .addColumn("asked", "text", required)
    .execute();
  await db.schema.createIndex("extras_by_hotel").on("extras").column("hotel_id").execute();
  await countChanges(db, engine, { table: "extras" });
}
