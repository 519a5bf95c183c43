import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { MigrationTransaction } from "../engine.ts";

const requestTables = ["bookings", "package_bookings", "cab_bookings", "reviews", "queries"];
const keptForTheBooks = ["bookings", "package_bookings", "cab_bookings"];

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const emptyFirst = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo("");

/**
 * Which privacy notice a request was sent under, what was made nameless, and whose record a reply or an email is about,
 * so that everything about one person can be found and erased. Files of pictures that are to go are listed until they
 * are gone.
 */
export async function rememberWhatToForget(db: MigrationTransaction): Promise<void> {
  for (const table of requestTables)
    await db.schema.alterTable(table).addColumn("notice", "text", emptyFirst).execute();
  for (const table of keptForTheBooks)
    await db.schema.alterTable(table).addColumn("erased_at", "text").execute();
  await db.schema.alterTable("sent_forms").addColumn("about", "text", emptyFirst).execute();
  await db.schema.alterTable("outbox").addColumn("record_id", "integer").execute();
  await db.schema
    .createIndex("outbox_with_words")
    .on("outbox")
    .column("id")
    .where(sql.ref("body"), "<>", "")
    .execute();
  await db.schema
    .createTable("picture_removals")
    .addColumn("hash", "text", (column) => column.primaryKey())
    .addColumn("format", "text", required)
    .addColumn("path", "text", required)
    .addColumn("width", "integer", required)
    .addColumn("at", "text", required)
    .execute();
}
