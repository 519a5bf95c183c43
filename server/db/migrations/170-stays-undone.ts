import type { MigrationTransaction } from "../engine.ts";

/**
 * For which stays an act of bad weather is undone already: undoing it may be interrupted, and goes on later. The version
 * before joins both tables and asks for `undone_at`, of which there must be one.
 */
export async function markStaysUndone(db: MigrationTransaction): Promise<void> {
  await db.schema.alterTable("weather_stays").addColumn("stay_undone_at", "text").execute();
}
