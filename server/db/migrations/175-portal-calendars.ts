import { sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { recordTable } from "./parts/001-record-table.ts";

/** Room types' calendars on portals that sell them too, and the blocks that such a calendar holds, by its own names for them. */
export async function addPortalCalendars(db: MigrationTransaction, engine: Engine): Promise<void> {
  const { schema } = db;
  await recordTable(db, engine, "portal_calendars")
    .addColumn("room_id", "integer", (column) => column.notNull().references("rooms.id"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("import_url", "text", (column) => column.notNull())
    .addColumn("export_key", "text", (column) => column.notNull().unique())
    .addColumn("closes_too", "integer", (column) => column.notNull())
    .addColumn("open_from_free", "integer", (column) => column.notNull())
    .addColumn("next_try_at", "text", (column) => column.notNull())
    .addColumn("last_read_at", "text")
    .addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("fault", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("entries", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("clashes", "text", (column) => column.notNull().defaultTo("[]"))
    .addColumn("emptied_at", "text")
    .execute();
  await schema
    .alterTable("room_blocks")
    .addColumn("calendar_id", "integer", (column) => column.references("portal_calendars.id"))
    .execute();
  await schema.alterTable("room_blocks").addColumn("entry_hash", "text").execute();
  await schema
    .createIndex("room_blocks_by_calendar")
    .on("room_blocks")
    .columns(["calendar_id", "free_from"])
    .where(sql.ref("calendar_id"), "is not", null)
    .execute();
}
