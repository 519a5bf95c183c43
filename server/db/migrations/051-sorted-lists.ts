import { type RawBuilder, sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { addNameKey } from "./parts/051-name-key.ts";
import { addSortKey } from "./parts/051-sort-key.ts";

const total = sql`coalesce(total_paise, 0)`;

/** What staff sort each list that grows for years by; with `status`, also within one status. */
const sorted: [table: string, status: string, keys: Record<string, (string | RawBuilder<unknown>)[]>][] = [
  ["bookings", "status", { name: ["name_key"], hotel: ["hotel_key"], arrival: ["arrival"], total: [total] }],
  ["package_bookings", "status", { name: ["name_key"], package: ["package_key"] }],
  ["cab_bookings", "status", { name: ["name_key"], journey: ["journey_date", "preferred_time"] }],
  ["reviews", "status", { name: ["name_key"], rating: ["rating"] }],
  ["queries", "answered", { name: ["name_key"] }],
];

/** The names by which lists are sorted, and the indexes in which a first page stands in its order. */
export async function sortLists(db: MigrationTransaction, engine: Engine): Promise<void> {
  for (const table of ["bookings", "package_bookings", "cab_bookings", "reviews"] as const)
    await addNameKey(db, engine, table, "customer_name");
  for (const table of ["hotels", "packages", "queries"] as const) await addNameKey(db, engine, table, "name");
  await addNameKey(db, engine, "pictures", "title");
  await addSortKey(db, engine, {
    table: "bookings",
    column: "hotel_key",
    foreignKey: "hotel_id",
    source: "hotels",
  });
  await addSortKey(db, engine, {
    table: "package_bookings",
    column: "package_key",
    foreignKey: "package_id",
    source: "packages",
  });
  for (const table of ["hotels", "packages"])
    await db.schema.createIndex(`${table}_by_name`).on(table).columns(["name_key", "id"]).execute();
  for (const [table, status, keys] of sorted) {
    for (const [name, columns] of Object.entries(keys)) {
      await createIndex(db, `${table}_sorted_by_${name}`, table, [...columns, "id"]);
      await createIndex(db, `${table}_of_${status}_by_${name}`, table, [status, ...columns, "id"]);
    }
  }
}

/** Of records that are not deleted: those are the lists. */
async function createIndex(
  db: MigrationTransaction,
  name: string,
  table: string,
  columns: (string | RawBuilder<unknown>)[],
): Promise<void> {
  const list = sql.join(columns.map((column) => (typeof column === "string" ? sql.ref(column) : column)));
  await sql`create index ${sql.ref(name)} on ${sql.table(table)} (${list}) where deleted_at is null`.execute(
    db,
  );
}
