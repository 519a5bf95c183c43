import { sql } from "kysely";
import { isOneOf } from "../db/dialect.ts";
import type { Executor } from "../db/open.ts";
import type { DemoTable } from "../db/tables/upkeep.ts";
import { isOfDemo } from "./demo-records.queries.ts";

/** The tables whose records are taken away by themselves; rooms, payments and other pictures go with their owners. */
export const takenTables = [
  "hotels",
  "packages",
  "cab_rates",
  "pictures",
  "bookings",
  "package_bookings",
  "cab_bookings",
  "queries",
  "reviews",
] as const satisfies readonly DemoTable[];

export type TakenTable = (typeof takenTables)[number];

/** Deletes records softly and notes that they went with the demo. */
export async function takeRecords(db: Executor, table: TakenTable, ids: number[], now: string) {
  // Before the stays: their counters are locked last, by whoever gives nights back.
  if (table === "bookings")
    await db
      .deleteFrom("room_nights")
      .where(isOneOf(db, "booking_id", ids))
      .execute();
  await db
    .updateTable(table)
    .set((eb) => ({ deleted_at: now, version: eb("version", "+", 1) }))
    .where(isOneOf(db, "id", ids))
    .execute();
  const taken = db.updateTable("demo_records").set({ taken_at: now }).where("kind", "=", table);
  await taken.where(isOneOf(db, "record_id", ids)).execute();
}

/** Those of the demo that staff have put into the trash go with it, and stay there should it come back. */
export async function takeFromTrash(db: Executor, table: TakenTable, now: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where deleted_at is not null and ${isOfDemo(table)}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const taken = db.updateTable("demo_records").set({ taken_at: now }).where("kind", "=", table);
  await taken.where(isOneOf(db, "record_id", ids)).execute();
}

/** When the latest of the records were taken away that are still kept. */
export async function readTakenAt(db: Executor): Promise<string | undefined> {
  const { at } = await db
    .selectFrom("demo_records")
    .select((eb) => eb.fn.max("taken_at").as("at"))
    .executeTakeFirstOrThrow();
  return at ?? undefined;
}

/** The records that were taken at that moment and were not restored one by one since. */
export async function recordsTakenAt(db: Executor, table: TakenTable, moment: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where deleted_at = ${moment} and exists (
      select 1 from demo_records where kind = ${table} and taken_at = ${moment}
      and record_id = ${sql.ref(`${table}.id`)})
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function restoreRecords(db: Executor, table: TakenTable, ids: number[]): Promise<void> {
  await db
    .updateTable(table)
    .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
    .where(isOneOf(db, "id", ids))
    .execute();
}

/** Going and coming back were two changes, which are not staff's. */
export async function countJourney(db: Executor, table: TakenTable, ids: number[]): Promise<void> {
  const marks = db.updateTable("demo_records").set((eb) => ({ version: eb("version", "+", 2) }));
  await marks
    .where("kind", "=", table)
    .where(isOneOf(db, "record_id", ids))
    .execute();
}

/** Nothing counts as taken away any more. */
export async function untake(db: Executor): Promise<void> {
  await db.updateTable("demo_records").set({ taken_at: null }).where("taken_at", "is not", null).execute();
}
