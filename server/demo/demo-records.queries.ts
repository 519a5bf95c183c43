import { type RawBuilder, sql } from "kysely";
import { isOneOf } from "../db/dialect.ts";
import type { Executor } from "../db/open.ts";
import type { DemoTable } from "../db/tables/upkeep.ts";

/** The tables of requests by the demo's guests. */
export const requestTables = [
  "bookings",
  "package_bookings",
  "cab_bookings",
  "queries",
  "reviews",
] as const satisfies readonly DemoTable[];

export type RequestTable = (typeof requestTables)[number];

/** Marks a record as the demo's. */
export async function markDemoRecord(db: Executor, kind: DemoTable, record_id: number): Promise<void> {
  await db
    .insertInto("demo_records")
    .values({ kind, record_id })
    .onConflict((same) => same.doNothing())
    .execute();
}

const markOf = (table: DemoTable) => sql`select 1 from demo_records as marks
  where marks.kind = ${sql.lit(table)} and marks.record_id = ${sql.ref(`${table}.id`)}`;

/** True for the demo's rows of the table that were not removed. */
export function isOfDemo(table: DemoTable): RawBuilder<boolean> {
  return sql<boolean>`exists (${markOf(table)} and marks.taken_at is null)`;
}

/** True for rows that somebody else entered, whether or not the demo's own were removed. */
const isEntered = (table: DemoTable) => sql`not exists (${markOf(table)})`;

/** True for rows of the demo that staff have changed since. */
const isChanged = (table: DemoTable) =>
  sql`exists (${markOf(table)} and marks.version < ${sql.ref(`${table}.version`)})`;

/** True for rows that staff have changed, or entered themselves. */
const byStaff = (table: DemoTable) =>
  sql`${sql.ref(`${table}.deleted_at`)} is null and (${isEntered(table)} or ${isChanged(table)})`;

export type DemoOwner = { id: number; name: string; changed: number; bookings: number };

/** The demo's houses that are not in the trash; `bookings` counts those of other guests than the demo's. */
export async function demoHotels(db: Executor): Promise<DemoOwner[]> {
  const rooms = sql`(select id from rooms where hotel_id = hotels.id)`;
  const { rows } = await sql<DemoOwner>`
    select hotels.id, hotels.name,
      case when ${isChanged("hotels")}
        or exists (select 1 from rooms where hotel_id = hotels.id and ${byStaff("rooms")})
        or exists (select 1 from pictures where ${byStaff("pictures")} and (
          (module = 'hotel' and owner_id = hotels.id) or (module = 'room' and owner_id in ${rooms})))
        or exists (select 1 from rate_periods where deleted_at is null and room_id in ${rooms})
        or exists (select 1 from room_blocks where deleted_at is null and room_id in ${rooms})
        or exists (select 1 from portal_calendars where deleted_at is null and room_id in ${rooms})
        or exists (select 1 from extras where deleted_at is null and hotel_id = hotels.id)
      then 1 else 0 end as changed,
      (select count(*) from bookings where hotel_id = hotels.id and ${isEntered("bookings")}) as bookings
    from hotels where hotels.deleted_at is null and ${isOfDemo("hotels")}
    order by hotels.name_key, hotels.id`.execute(db);
  return rows;
}

/** The demo's packages that are not in the trash; `bookings` counts enquiries of other guests than the demo's. */
export async function demoPackages(db: Executor): Promise<DemoOwner[]> {
  const { rows } = await sql<DemoOwner>`
    select packages.id, packages.name,
      case when ${isChanged("packages")} or exists (select 1 from pictures
        where module = 'package' and owner_id = packages.id and ${byStaff("pictures")})
      then 1 else 0 end as changed,
      (select count(*) from package_bookings
        where package_id = packages.id and ${isEntered("package_bookings")}) as bookings
    from packages where packages.deleted_at is null and ${isOfDemo("packages")}
    order by packages.name_key, packages.id`.execute(db);
  return rows;
}

/**
 * A request of the demo's guests; `owner` is its house or package, `tried` 1 when staff have done anything with it, and
 * `booked` 1 when the books name it: a paper was issued for it, its money went to somebody else's stay, or a stay that
 * is not the demo's is in its price.
 */
export type DemoRequest = { id: number; owner: number | null; tried: number; booked: number };

/** The column of a payment that names a request of the table. */
const paidBy: Partial<Record<RequestTable, string>> = {
  bookings: "booking_id",
  package_bookings: "package_booking_id",
  cab_bookings: "cab_booking_id",
};

export async function demoRequests(db: Executor, table: RequestTable): Promise<DemoRequest[]> {
  const owners: Partial<Record<RequestTable, string>> = {
    bookings: "hotel_id",
    package_bookings: "package_id",
  };
  const payer = paidBy[table];
  const paid = payer
    ? sql`exists (select 1 from payments where ${sql.ref(payer)} = ${sql.ref(`${table}.id`)} and ${byStaff("payments")})`
    : sql`1 = 0`;
  const booked: Partial<Record<RequestTable, RawBuilder<boolean>>> = {
    bookings: sql`exists (select 1 from papers where booking_id = bookings.id)
      or exists (select 1 from payments where credit_of = bookings.id and booking_id <> bookings.id)`,
    package_bookings: sql`exists (
      select 1 from bookings where package_enquiry_id = package_bookings.id and not ${isOfDemo("bookings")})`,
  };
  const { rows } = await sql<DemoRequest>`
    select id, ${owners[table] ? sql.ref(owners[table]) : sql`cast(null as integer)`} as owner,
      case when ${isChanged(table)} or ${paid} then 1 else 0 end as tried,
      case when ${booked[table] ?? sql`1 = 0`} then 1 else 0 end as booked
    from ${sql.table(table)} where deleted_at is null and ${isOfDemo(table)}`.execute(db);
  return rows;
}

/** The demo's pictures in the gallery; `tried` is 1 for those that staff have changed. */
export async function demoGalleryPictures(db: Executor): Promise<{ id: number; tried: number }[]> {
  const { rows } = await sql<{ id: number; tried: number }>`
    select id, case when ${isChanged("pictures")} then 1 else 0 end as tried from pictures
    where module = 'gallery' and deleted_at is null and ${isOfDemo("pictures")}`.execute(db);
  return rows;
}

/** The demo's prices of cabs that staff have not changed. */
export async function demoCabRates(db: Executor): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from cab_rates
    where deleted_at is null and ${isOfDemo("cab_rates")} and not ${isChanged("cab_rates")}`.execute(db);
  return rows.map(({ id }) => id);
}

/** How many pictures these houses, with their rooms, and these packages have. */
export async function countPicturesOf(db: Executor, hotels: number[], packages: number[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from pictures where deleted_at is null and (
      (module = 'hotel' and ${isOneOf(db, "owner_id", hotels)})
      or (module = 'room' and owner_id in (select id from rooms where ${isOneOf(db, "hotel_id", hotels)}))
      or (module = 'package' and ${isOneOf(db, "owner_id", packages)}))`.execute(db);
  return rows[0]?.total ?? 0;
}

/** True while a record of the demo exists that was not removed, in the trash or not. */
export async function hasDemoRecords(db: Executor): Promise<boolean> {
  const found = await db
    .selectFrom("demo_records")
    .select("kind")
    .where("taken_at", "is", null)
    .where("kind", "in", ["hotels", "packages", "cab_rates", ...requestTables])
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
