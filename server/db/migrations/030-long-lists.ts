import { sql, type ColumnDefinitionBuilder } from "kysely";
import type { Transaction } from "../open.ts";
import type { Engine } from "../portable.ts";
import { createTally } from "../tally-triggers.ts";

const requests = ["bookings", "package_bookings", "cab_bookings", "reviews", "queries"] as const;
const tables = [...requests, "outbox"] as const;

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Sums of the long lists, and the indexes by which their first pages are read. */
export async function shortenLongLists(db: Transaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("tallies")
    .addColumn("name", "text", required)
    .addColumn("is_deleted", "integer", required)
    .addColumn("word", "text", required)
    .addColumn("total", "integer", required)
    .addPrimaryKeyConstraint("tallies_key", ["name", "is_deleted", "word"])
    .execute();
  for (const table of tables) await createTally(db, engine, table);
  await createIndexes(db);
}

async function createIndexes(db: Transaction): Promise<void> {
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();
  await index("package_bookings_by_status", "package_bookings", ["status", "id"]);
  await index("cab_bookings_by_status", "cab_bookings", ["status", "id"]);
  await index("queries_by_answered", "queries", ["answered", "id"]);
  await index("outbox_by_status", "outbox", ["status", "id"]);
  await index("bookings_by_status_and_arrival", "bookings", ["status", "arrival"]);
  await index("bookings_by_status_and_departure", "bookings", ["status", "departure"]);
  for (const table of requests) {
    await db.schema
      .createIndex(`${table}_deleted`)
      .on(table)
      .column("id")
      .where(sql.ref("deleted_at"), "is not", null)
      .execute();
  }
}
