import type { ColumnDefinitionBuilder } from "kysely";
import type { MigrationTransaction } from "../engine.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** How often pages were opened and forms sent, by week; a row each, which processes add to. */
export async function createVisitCounts(db: MigrationTransaction): Promise<void> {
  await db.schema
    .createTable("visit_counts")
    .addColumn("week", "text", required)
    .addColumn("kind", "text", required)
    .addColumn("page", "text", required)
    .addColumn("about", "text", required)
    .addColumn("total", "integer", required)
    .addPrimaryKeyConstraint("visit_counts_key", ["week", "kind", "page", "about"])
    .execute();
}
