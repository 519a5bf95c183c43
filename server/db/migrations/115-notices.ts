import type { Engine, MigrationTransaction } from "../engine.ts";
import { recordTable } from "./parts/001-record-table.ts";
import { countChanges } from "./parts/077-content-version.ts";

/** Dated lines about roads, weather and the site, which visitors see. */
export async function createNotices(db: MigrationTransaction, engine: Engine): Promise<void> {
  await recordTable(db, engine, "notices")
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("place_id", "integer", (column) => column.references("places.id").onDelete("cascade"))
    .addColumn("first_day", "text", (column) => column.notNull())
    .addColumn("last_day", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("notices_by_last_day").on("notices").column("last_day").execute();
  await countChanges(db, engine, { table: "notices" });
}
