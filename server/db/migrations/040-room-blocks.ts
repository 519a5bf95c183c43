import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { recordTable } from "./parts/001-record-table.ts";

/** Rooms kept out of sale, whose nights stand under the same key as those of stays. */
export async function addRoomBlocks(db: MigrationTransaction, engine: Engine): Promise<void> {
  await recordTable(db, engine, "room_blocks")
    .addColumn("room_id", "integer", (column) => column.notNull().references("rooms.id"))
    .addColumn("rooms", "integer", (column) => column.notNull().check(sql`rooms > 0`))
    .addColumn("first_night", "text", (column) => column.notNull())
    .addColumn("free_from", "text", (column) => column.notNull())
    .addColumn("reason", "text", (column) => column.notNull())
    .execute();
  await letBlocksHoldNights(db);
}

/** SQLite cannot make a column nullable, so the table is made anew with its rows. */
async function letBlocksHoldNights(db: MigrationTransaction): Promise<void> {
  await db.schema
    .createTable("held_nights")
    .addColumn("room_id", "integer", (column) => column.notNull().references("rooms.id"))
    .addColumn("unit", "integer", (column) => column.notNull().check(sql`unit > 0`))
    .addColumn("night", "text", (column) => column.notNull())
    .addColumn("booking_id", "integer", (column) => column.references("bookings.id"))
    .addColumn("block_id", "integer", (column) => column.references("room_blocks.id"))
    .addPrimaryKeyConstraint("held_nights_key", ["room_id", "unit", "night"])
    .addCheckConstraint("held_nights_holder", sql`(booking_id is null) <> (block_id is null)`)
    .execute();
  await sql`
    insert into held_nights (room_id, unit, night, booking_id)
    select room_id, unit, night, booking_id from room_nights`.execute(db);
  await db.schema.dropTable("room_nights").execute();
  await db.schema.alterTable("held_nights").renameTo("room_nights").execute();
  await db.schema
    .createIndex("room_nights_by_night")
    .on("room_nights")
    .columns(["room_id", "night"])
    .execute();
  await db.schema.createIndex("room_nights_by_booking").on("room_nights").column("booking_id").execute();
  await db.schema.createIndex("room_nights_by_block").on("room_nights").column("block_id").execute();
}
