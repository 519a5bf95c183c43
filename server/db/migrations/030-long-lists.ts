import { sql, type ColumnDefinitionBuilder } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { cacheCounts } from "./parts/030-counter-cache.ts";

/** What visitors send, each with the column by which its list is usually narrowed. */
const requests = [
  { table: "bookings", column: "status" },
  { table: "package_bookings", column: "status" },
  { table: "cab_bookings", column: "status" },
  { table: "reviews", column: "status" },
  { table: "queries", column: "answered" },
];

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** Counts of the long lists, and the indexes by which their first pages are read. */
export async function shortenLongLists(db: MigrationTransaction, engine: Engine): Promise<void> {
  await db.schema
    .createTable("tallies")
    .addColumn("name", "text", required)
    .addColumn("is_deleted", "integer", required)
    .addColumn("word", "text", required)
    .addColumn("total", "integer", required)
    .addPrimaryKeyConstraint("tallies_key", ["name", "is_deleted", "word"])
    .execute();
  for (const request of requests) await cacheCounts(db, engine, { ...request, isSoftDeletable: true });
  await cacheCounts(db, engine, { table: "outbox", column: "status", isSoftDeletable: false });
  await createIndexes(db);
}

async function createIndexes(db: MigrationTransaction): Promise<void> {
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute();
  await index("package_bookings_by_status", "package_bookings", ["status", "id"]);
  await index("cab_bookings_by_status", "cab_bookings", ["status", "id"]);
  await index("queries_by_answered", "queries", ["answered", "id"]);
  await index("outbox_by_status", "outbox", ["status", "id"]);
  await index("bookings_by_status_and_arrival", "bookings", ["status", "arrival"]);
  await index("bookings_by_status_and_departure", "bookings", ["status", "departure"]);
  for (const { table } of requests) {
    await db.schema
      .createIndex(`${table}_deleted`)
      .on(table)
      .column("id")
      .where(sql.ref("deleted_at"), "is not", null)
      .execute();
  }
}
