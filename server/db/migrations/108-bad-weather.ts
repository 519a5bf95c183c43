import type { ColumnDefinitionBuilder } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { identity } from "./parts/001-identity.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What was done for many stays at once when the weather shut a road or a pass, and for which. */
export async function addBadWeather(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("weather_acts")
    .addColumn("id", "integer", identity(engine))
    .addColumn("at", "text", required)
    .addColumn("what", "text", required)
    .addColumn("place", "text", required)
    .addColumn("first_night", "text", required)
    .addColumn("free_from", "text", required)
    .addColumn("reason", "text", required)
    .addColumn("move_until", "text")
    .addColumn("undone_at", "text")
    .execute();
  await db.schema
    .createTable("weather_stays")
    .addColumn("act_id", "integer", (column) => column.notNull().references("weather_acts.id"))
    .addColumn("booking_id", "integer", (column) => column.notNull().references("bookings.id"))
    .addPrimaryKeyConstraint("weather_stays_once", ["act_id", "booking_id"])
    .execute();
}
