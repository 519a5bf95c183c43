import type { MigrationTransaction } from "../engine.ts";

/** What a guest asks of a tour first, each in staff's own words; empty until somebody writes it. */
export async function addPackageFacts(db: MigrationTransaction): Promise<void> {
  for (const fact of ["season", "group_size", "car", "effort"]) {
    await db.schema
      .alterTable("packages")
      .addColumn(fact, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  await db.schema
    .alterTable("packages")
    .addColumn("not_included", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
}
