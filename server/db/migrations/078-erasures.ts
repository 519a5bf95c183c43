import type { ColumnDefinitionBuilder } from "kysely";
import type { MigrationTransaction } from "../engine.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Who was erased, as keyed hashes: a backup that is restored has everybody again who was erased since. */
export async function listErasures(db: MigrationTransaction): Promise<void> {
  await db.schema
    .createTable("erasures")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "text", required)
    .addColumn("key_mark", "text", required)
    .addColumn("person", "text", required)
    .addColumn("records", "text", required)
    .execute();
}
