import { sql, type ColumnDefinitionBuilder } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { identity } from "./parts/001-identity.ts";
import { recordTable } from "./parts/001-record-table.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export async function createHotelsAndBookings(db: MigrationTransaction, engine: Engine): Promise<void> {
  await recordTable(db, engine, "hotels")
    .addColumn("name", "text", required)
    .addColumn("description", "text", required)
    .addColumn("address", "text", required)
    .addColumn("search_address", "text", required)
    .addColumn("pin_code", "text", required)
    .execute();
  await createRooms(db, engine);
  await createBookings(db, engine);
  await db.schema
    .createTable("sent_forms")
    .addColumn("form_hash", "text", (column) => column.primaryKey())
    .addColumn("reply", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
}

async function createRooms(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("room_types")
    .addColumn("id", "integer", identity(engine))
    .addColumn("name", "text", (column) => column.notNull().unique())
    .execute();
  await db.schema
    .createTable("facilities")
    .addColumn("id", "integer", identity(engine))
    .addColumn("name", "text", (column) => column.notNull().unique())
    .addColumn("icon", "text", required)
    .execute();
  await recordTable(db, engine, "rooms")
    .addColumn("hotel_id", "integer", (column) => column.notNull().references("hotels.id"))
    .addColumn("room_type_id", "integer", (column) => column.notNull().references("room_types.id"))
    .addColumn("rent_paise", "integer", required)
    .addColumn("beds", "integer", required)
    .addColumn("max_adults", "integer", required)
    .addColumn("max_children", "integer", required)
    .addColumn("units", "integer", (column) => column.notNull().check(sql`units > 0`))
    .addColumn("room_number", "text", required)
    .execute();
  await db.schema.createIndex("rooms_by_hotel").on("rooms").column("hotel_id").execute();
  await db.schema
    .createTable("room_facilities")
    .addColumn("room_id", "integer", (column) => column.notNull().references("rooms.id"))
    .addColumn("facility_id", "integer", (column) => column.notNull().references("facilities.id"))
    .addPrimaryKeyConstraint("room_facilities_key", ["room_id", "facility_id"])
    .execute();
}

async function createBookings(db: MigrationTransaction, engine: Engine): Promise<void> {
  await recordTable(db, engine, "bookings")
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("guest_key", "text", (column) => column.notNull().unique())
    .addColumn("customer_name", "text", required)
    .addColumn("email", "text", required)
    .addColumn("phone", "text", required)
    .addColumn("hotel_id", "integer", (column) => column.notNull().references("hotels.id"))
    .addColumn("room_id", "integer", (column) => column.references("rooms.id"))
    .addColumn("rooms", "integer", required)
    .addColumn("arrival", "text", required)
    .addColumn("departure", "text", required)
    .addColumn("adults", "integer", required)
    .addColumn("children", "integer", required)
    .addColumn("special_request", "text", required)
    .addColumn("status", "text", required)
    .addColumn("total_paise", "bigint")
    .execute();
  await db.schema.createIndex("bookings_by_arrival").on("bookings").columns(["arrival", "status"]).execute();
  await db.schema.createIndex("bookings_by_status").on("bookings").columns(["status", "id"]).execute();
  await db.schema
    .createTable("room_nights")
    .addColumn("room_id", "integer", (column) => column.notNull().references("rooms.id"))
    .addColumn("unit", "integer", (column) => column.notNull().check(sql`unit > 0`))
    .addColumn("night", "text", required)
    .addColumn("booking_id", "integer", (column) => column.notNull().references("bookings.id"))
    .addPrimaryKeyConstraint("room_nights_key", ["room_id", "unit", "night"])
    .execute();
  await db.schema
    .createIndex("room_nights_by_night")
    .on("room_nights")
    .columns(["room_id", "night"])
    .execute();
  await db.schema.createIndex("room_nights_by_booking").on("room_nights").column("booking_id").execute();
}
