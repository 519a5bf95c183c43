import type { ColumnDefinitionBuilder } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { recordTable } from "./parts/001-record-table.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const zero = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);

export async function createPictures(db: MigrationTransaction, engine: Engine): Promise<void> {
  await recordTable(db, engine, "pictures")
    .addColumn("module", "text", required)
    .addColumn("owner_id", "integer", required)
    .addColumn("position", "integer", required)
    .addColumn("title", "text", required)
    .addColumn("hash", "text", required)
    .addColumn("format", "text", required)
    .addColumn("path", "text", required)
    .addColumn("width", "integer", required)
    .addColumn("height", "integer", required)
    .addColumn("placeholder", "text", required)
    .addColumn("band", "text", required)
    .addColumn("state", "text", required)
    .addColumn("percent", "integer", zero)
    .addColumn("widths", "text", (column) => column.notNull().defaultTo("[]"))
    .addColumn("attempts", "integer", zero)
    .execute();
  await db.schema
    .createIndex("pictures_by_owner")
    .on("pictures")
    .columns(["module", "owner_id", "position"])
    .execute();
  await db.schema.createIndex("pictures_by_state").on("pictures").column("state").execute();
}
