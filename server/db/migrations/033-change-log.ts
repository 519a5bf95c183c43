import type { ColumnDefinitionBuilder } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { identity } from "./parts/001-identity.ts";
import { cacheCounts } from "./parts/030-counter-cache.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export async function createChangeLog(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("changes")
    .addColumn("id", "integer", identity(engine))
    .addColumn("at", "text", required)
    .addColumn("staff_name", "text", required)
    .addColumn("action", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("record_id", "integer", required)
    .addColumn("title", "text", required)
    .addColumn("fields", "text", required)
    .execute();
  await db.schema
    .createIndex("changes_by_record")
    .on("changes")
    .columns(["kind", "record_id", "id"])
    .execute();
  await db.schema.createIndex("changes_by_kind").on("changes").columns(["kind", "id"]).execute();
  await db.schema.createIndex("changes_by_person").on("changes").columns(["staff_name", "id"]).execute();
  await cacheCounts(db, engine, { table: "changes", column: "kind", isSoftDeletable: false });
}
