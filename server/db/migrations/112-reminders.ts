import type { ColumnDefinitionBuilder } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { identity } from "./parts/001-identity.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** What guests were told by the clock, once for each stay, kind and date; and whose reviews are of guests who stayed. */
export async function createReminders(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("reminders")
    .addColumn("id", "integer", identity(engine))
    .addColumn("created_at", "text", required)
    .addColumn("booking_id", "integer", (column) =>
      column.notNull().references("bookings.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", required)
    .addColumn("for_date", "text", required)
    .addColumn("review_key", "text")
    .addColumn("told_at", "text")
    .addColumn("told_by", "text")
    .execute();
  const index = (name: string) => db.schema.createIndex(name).on("reminders");
  await index("reminders_once").columns(["booking_id", "kind", "for_date"]).unique().execute();
  await index("reminders_by_key").column("review_key").unique().execute();
  await index("reminders_by_day").column("created_at").execute();
  await db.schema.alterTable("reviews").addColumn("stay_id", "integer").execute();
  await db.schema.createIndex("reviews_by_stay").on("reviews").column("stay_id").execute();
}
