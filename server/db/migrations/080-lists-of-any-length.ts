import { type RawBuilder, sql } from "kysely";
import type { Engine, MigrationTransaction } from "../engine.ts";
import { countApart } from "./parts/080-counts-apart.ts";

const requests = [
  { table: "bookings", column: "status" },
  { table: "package_bookings", column: "status" },
  { table: "cab_bookings", column: "status" },
  { table: "reviews", column: "status" },
  { table: "queries", column: "answered" },
];

const alsoDeletable = ["payments", "room_blocks", "hotels", "rooms", "packages", "pictures"];

const isListed = sql`suspicious_at is null and deleted_at is null`;

/** What the lists still read in full when they had grown: suspicious and new requests, a hotel's stays, the trash. */
export async function keepListsShort(db: MigrationTransaction, engine: Engine): Promise<void> {
  const create = (name: string, table: string, columns: string, where: RawBuilder<unknown>) =>
    sql`create index ${sql.ref(name)} on ${sql.table(table)} (${sql.raw(columns)}) where ${where}`.execute(
      db,
    );
  for (const request of requests) {
    const { table } = request;
    await countApart(db, engine, request);
    await create(`${table}_new`, table, "opened_at, id", sql`opened_at is null and ${isListed}`);
    await db.schema.dropIndex(`${table}_by_opened`).execute();
  }
  for (const table of [...requests.map((request) => request.table), ...alsoDeletable])
    await create(`${table}_in_trash`, table, "deleted_at, id", sql`deleted_at is not null`);
  await create("bookings_of_hotel", "bookings", "hotel_id, id", isListed);
  await create("bookings_of_hotel_by_arrival", "bookings", "hotel_id, arrival, id", isListed);
  await create(
    "bookings_staying",
    "bookings",
    "arrival, departure, status, adults, children",
    sql`deleted_at is null`,
  );
}
