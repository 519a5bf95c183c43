import type { MigrationTransaction } from "../engine.ts";

/** The company's logos as uploaded, in base64; the settings name the one that is shown. */
export async function createBrandLogos(db: MigrationTransaction): Promise<void> {
  await db.schema
    .createTable("brand_logos")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("bytes", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
}
