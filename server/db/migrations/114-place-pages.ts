import type { MigrationTransaction } from "../engine.ts";

const texts = ["about", "getting_there", "spring", "summer", "autumn", "winter", "open_now"] as const;

/** What the page of a place says; all empty until staff write it. */
export async function addPlacePages(db: MigrationTransaction): Promise<void> {
  for (const name of texts)
    await db.schema
      .alterTable("places")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
}
