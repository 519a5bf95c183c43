import { sql } from "kysely";
import { isOneOf } from "../db/dialect.ts";
import type { Executor } from "../db/open.ts";
import type { TableShape } from "../db/table-shapes.ts";
import type { PictureFiles } from "../pictures/removal/removal.queries.ts";
import { requestTables } from "./demo-records.queries.ts";
import type { TakenTable } from "./removal.queries.ts";

/** Ids of records that were removed before the moment and are still deleted, unless somebody has booked them since. */
export async function findPurgeable(db: Executor, table: TakenTable, moment: string): Promise<number[]> {
  const booked: Partial<Record<TakenTable, [table: string, column: string]>> = {
    hotels: ["bookings", "hotel_id"],
    packages: ["package_bookings", "package_id"],
    package_bookings: ["bookings", "package_enquiry_id"],
    cab_rates: ["cab_bookings", "cab_rate_id"],
  };
  const by = booked[table];
  const isFree = by
    ? sql`not exists (select 1 from ${sql.table(by[0])} where ${sql.ref(by[1])} = ${sql.ref(`${table}.id`)})`
    : sql`1 = 1`;
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)} where deleted_at is not null and ${isFree} and exists (
      select 1 from demo_records where kind = ${table} and taken_at <= ${moment}
      and record_id = ${sql.ref(`${table}.id`)})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Guests' records are deleted before the houses and packages that they booked. */
export const purgeOrder: readonly TakenTable[] = [
  ...requestTables,
  "pictures",
  "hotels",
  "packages",
  "cab_rates",
];

/** Deletes rows for good with all rows that refer to them. */
export async function deleteWithAll(
  db: Executor,
  shapes: readonly TableShape[],
  { table, column }: { table: string; column: string },
  values: number[],
): Promise<void> {
  if (values.length === 0) return;
  const isMeant = isOneOf(db, column, values);
  const referring = shapes.flatMap(({ name, references }) =>
    references.filter((reference) => reference.table === table).map((each) => ({ ...each, from: name })),
  );
  if (referring.length > 0) {
    const found = await sql<{ id: number }>`select id from ${sql.table(table)} where ${isMeant}`.execute(db);
    const ids = found.rows.map(({ id }) => id);
    for (const { from, column: referenceColumn } of referring)
      await deleteWithAll(db, shapes, { table: from, column: referenceColumn }, ids);
  }
  await sql`delete from ${sql.table(table)} where ${isMeant}`.execute(db);
}

/** Deletes records of pictures, by id, or all of houses, with their rooms, or of packages; returns their files. */
export function deletePictures(
  db: Executor,
  { pictures = [], hotels = [], packages = [] }: Record<string, number[]>,
): Promise<PictureFiles[]> {
  const rooms = db
    .selectFrom("rooms")
    .select("id")
    .where(isOneOf(db, "hotel_id", hotels));
  return db
    .deleteFrom("pictures")
    .where((eb) =>
      eb.or([
        isOneOf(db, "id", pictures),
        eb.and([eb("module", "=", "hotel"), isOneOf(db, "owner_id", hotels)]),
        eb.and([eb("module", "=", "room"), eb("owner_id", "in", rooms)]),
        eb.and([eb("module", "=", "package"), isOneOf(db, "owner_id", packages)]),
      ]),
    )
    .returning(["hash", "format", "path", "width"])
    .execute();
}

/** Deletes marks: records restored from the trash since belong to staff, and purged ones need none. */
export async function forgetMarks(db: Executor, moment: string): Promise<void> {
  await db.deleteFrom("demo_records").where("taken_at", "<=", moment).execute();
}
