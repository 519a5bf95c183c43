import type { MigrationTransaction } from "../engine.ts";

/** What the owner has saved of the company's settings; a section that is not here is as the contract has it. */
export async function createCompanySettings(db: MigrationTransaction): Promise<void> {
  await db.schema
    .createTable("company_sections")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("changed_at", "text", (column) => column.notNull())
    .execute();
}
