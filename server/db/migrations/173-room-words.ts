import type { MigrationTransaction } from "../engine.ts";

/** Room types and facilities become records: a company adds, renames, deletes and restores its own. */
export async function ownRoomWords(db: MigrationTransaction): Promise<void> {
  for (const table of ["room_types", "facilities"]) {
    const { schema } = db;
    await schema
      .alterTable(table)
      .addColumn("created_at", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await schema.alterTable(table).addColumn("deleted_at", "text").execute();
    await schema
      .alterTable(table)
      .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
  }
}
