import type { ColumnDefinitionBuilder } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { identity } from "./parts/001-identity.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * Files that staff import: each with its rows until it is written or its time is over, and with what it made, by which
 * it can be taken back.
 */
export async function createImports(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("imports")
    .addColumn("id", "integer", identity(engine))
    .addColumn("token", "text", (column) => column.notNull().unique())
    .addColumn("kind", "text", required)
    .addColumn("state", "text", required)
    .addColumn("file_name", "text", required)
    .addColumn("file_hash", "text", required)
    .addColumn("staff_name", "text", required)
    .addColumn("created_at", "text", required)
    .addColumn("expires_at", "text", required)
    .addColumn("headings", "text", required)
    .addColumn("columns", "text", required)
    .addColumn("pictures", "text", required)
    .addColumn("note", "text", required)
    .addColumn("done", "integer", required)
    .addColumn("fresh", "integer", required)
    .addColumn("known", "integer", required)
    .addColumn("faulty", "integer", required)
    .addColumn("rows", "integer", required)
    .addColumn("run", "text", required)
    .addColumn("held_until", "text", required)
    .execute();
  await db.schema
    .createTable("import_rows")
    .addColumn("id", "integer", identity(engine))
    .addColumn("import_id", "integer", (column) =>
      column.notNull().references("imports.id").onDelete("cascade"),
    )
    .addColumn("row_number", "integer", required)
    .addColumn("state", "text", required)
    .addColumn("cells", "text", required)
    .addColumn("outcome", "text", required)
    .execute();
  await db.schema
    .createIndex("import_rows_by_import")
    .on("import_rows")
    .columns(["import_id", "row_number"])
    .execute();
  await db.schema
    .createTable("import_records")
    .addColumn("id", "integer", identity(engine))
    .addColumn("import_id", "integer", (column) =>
      column.notNull().references("imports.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", required)
    .addColumn("record_id", "integer", required)
    .execute();
  await db.schema.createIndex("import_records_by_import").on("import_records").column("import_id").execute();
}
