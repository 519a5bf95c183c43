import { sql, type ColumnDefinitionBuilder } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { recordTable } from "./parts/001-record-table.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const unique = (column: ColumnDefinitionBuilder) => column.notNull().unique();

export async function createRequestsAndPackages(db: MigrationTransaction, engine: Engine): Promise<void> {
  await createPackages(db, engine);
  await createCabBookings(db, engine);
  await createReviewsAndQueries(db, engine);
}

async function createPackages(db: MigrationTransaction, engine: Engine): Promise<void> {
  await recordTable(db, engine, "packages")
    .addColumn("name", "text", required)
    .addColumn("description", "text", required)
    .addColumn("features", "text", required)
    .addColumn("highlights", "text", required)
    .addColumn("plan", "text", required)
    .addColumn("days", "integer", (column) => column.notNull().check(sql`days > 0`))
    .addColumn("starting_paise", "integer", required)
    .addColumn("location", "text", required)
    .execute();
  await recordTable(db, engine, "package_bookings")
    .addColumn("reference", "text", unique)
    .addColumn("customer_name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("phone", "text", required)
    .addColumn("package_id", "integer", (column) => column.notNull().references("packages.id"))
    .addColumn("special_request", "text", required)
    .addColumn("status", "text", required)
    .execute();
}

async function createCabBookings(db: MigrationTransaction, engine: Engine): Promise<void> {
  await recordTable(db, engine, "cab_bookings")
    .addColumn("reference", "text", unique)
    .addColumn("customer_name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("phone", "text", required)
    .addColumn("pick_up_location", "text", required)
    .addColumn("drop_location", "text", required)
    .addColumn("journey_date", "text", required)
    .addColumn("preferred_time", "text", required)
    .addColumn("vehicle", "text", required)
    .addColumn("special_request", "text", required)
    .addColumn("status", "text", required)
    .execute();
}

async function createReviewsAndQueries(db: MigrationTransaction, engine: Engine): Promise<void> {
  await recordTable(db, engine, "reviews")
    .addColumn("customer_name", "text", required)
    .addColumn("review", "text", required)
    .addColumn("customer_address", "text", required)
    .addColumn("rating", "integer", (column) => column.notNull().check(sql`rating between 1 and 5`))
    .addColumn("status", "text", required)
    .execute();
  await db.schema.createIndex("reviews_by_status").on("reviews").columns(["status", "id"]).execute();
  await recordTable(db, engine, "queries")
    .addColumn("reference", "text", unique)
    .addColumn("name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("subject", "text", required)
    .addColumn("message", "text", required)
    .addColumn("answered", "integer", required)
    .execute();
}
