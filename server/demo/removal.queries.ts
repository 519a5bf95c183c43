import { sql } from "kysely";
import { isOneOf } from "../db/dialect.ts";
import type { Executor } from "../db/open.ts";
import type { DemoTable } from "../db/tables/upkeep.ts";
import { isOfDemo } from "./demo-records.queries.ts";

/** The tables whose records are removed one by one; rooms, payments and other pictures go with their owners. */
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

/** Deletes records softly, marked as removed with the demo. */
export async function takeRecords(db: Executor, table: TakenTable, ids: number[], now: string) {
  // Before the stays: counters of stays are locked last by everybody who releases nights.
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
  const update = db.updateTable("demo_records").set({ taken_at: now }).where("kind", "=", table);
  await update.where(isOneOf(db, "record_id", ids)).execute();
}

/** Marks the demo's records that staff had put into the trash as removed; they stay there when the demo is back. */
export async function takeFromTrash(db: Executor, table: TakenTable, now: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where deleted_at is not null and ${isOfDemo(table)}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const update = db.updateTable("demo_records").set({ taken_at: now }).where("kind", "=", table);
  await update.where(isOneOf(db, "record_id", ids)).execute();
}

/** When the latest of the removed records were removed that still exist. */
export async function readTakenAt(db: Executor): Promise<string | undefined> {
  const { at } = await db
    .selectFrom("demo_records")
    .select((eb) => eb.fn.max("taken_at").as("at"))
    .executeTakeFirstOrThrow();
  return at ?? undefined;
}

/** The records that were removed at that moment and were not restored one by one since. */
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

/** Removing and restoring were two changes, which do not count as changes by staff. */
export async function countJourney(db: Executor, table: TakenTable, ids: number[]): Promise<void> {
  const marks = db.updateTable("demo_records").set((eb) => ({ version: eb("version", "+", 2) }));
  await marks
    .where("kind", "=", table)
    .where(isOneOf(db, "record_id", ids))
    .execute();
}

/** Marks nothing as removed any more. */
export async function unmarkRemoved(db: Executor): Promise<void> {
  await db.updateTable("demo_records").set({ taken_at: null }).where("taken_at", "is not", null).execute();
}
