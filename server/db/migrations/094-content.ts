import type { ColumnDefinitionBuilder } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { identity } from "./parts/001-identity.ts";
import { countChanges } from "./parts/077-content-version.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * What the owner has published of the public pages' words, its versions, and drafts. A block that is not here is as the
 * contract has it; a draft without a value was published or discarded.
 */
export async function createContent(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("content_blocks")
    .addColumn("id", "integer", identity(engine))
    .addColumn("name", "text", required)
    .addColumn("language", "text", required)
    .addColumn("value", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("changed_at", "text", required)
    .addUniqueConstraint("content_blocks_name", ["name", "language"])
    .execute();
  await db.schema
    .createTable("content_versions")
    .addColumn("id", "integer", identity(engine))
    .addColumn("name", "text", required)
    .addColumn("language", "text", required)
    .addColumn("version", "integer", required)
    .addColumn("value", "text", required)
    .addColumn("changed_at", "text", required)
    .addColumn("staff_name", "text", required)
    .addUniqueConstraint("content_versions_version", ["name", "language", "version"])
    .execute();
  await db.schema
    .createTable("content_drafts")
    .addColumn("name", "text", required)
    .addColumn("language", "text", required)
    .addColumn("value", "text")
    .addColumn("version", "integer", required)
    .addColumn("published_version", "integer", required)
    .addColumn("changed_at", "text", required)
    .addColumn("staff_name", "text", required)
    .addPrimaryKeyConstraint("content_drafts_pkey", ["name", "language"])
    .execute();
  await countChanges(db, engine, { table: "content_blocks" });
}
