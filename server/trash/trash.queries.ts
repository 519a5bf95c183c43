import { sql } from "kysely";
import type { TrashEntry, DeletableKind } from "#contract/trash.ts";
import type { Executor } from "../db/open.ts";
import { pageInfo } from "../db/read-page.ts";
import { hasWords } from "../db/search.ts";

/** By which name people know a deleted record of each kind. */
const names: Record<DeletableKind, (db: Executor) => ReturnType<typeof deletedOf>> = {
  hotels: (db) => deletedOf(db, "hotels", "hotels", sql`r.name`),
  rooms: (db) =>
    deletedOf(
      db,
      "rooms",
      "rooms",
      sql`(select room_types.name || ', ' || hotels.name from room_types, hotels where room_types.id = r.room_type_id and hotels.id = r.hotel_id)`,
    ),
  bookings: (db) => deletedOf(db, "bookings", "bookings", sql`r.customer_name || ', ' || r.reference`),
  payments: (db) =>
    deletedOf(
      db,
      "payments",
      "payments",
      sql`(select '₹' || cast(abs(r.paise) / 100 as text) || ' by ' || r.method || ', ' || bookings.customer_name || ', ' || bookings.reference from bookings where bookings.id = r.booking_id)`,
    ),
  blocks: (db) =>
    deletedOf(
      db,
      "blocks",
      "room_blocks",
      sql`(select room_types.name || ', ' || hotels.name || ': ' || r.reason from rooms, room_types, hotels where rooms.id = r.room_id and room_types.id = rooms.room_type_id and hotels.id = rooms.hotel_id)`,
    ),
  packages: (db) => deletedOf(db, "packages", "packages", sql`r.name`),
  packageBookings: (db) =>
    deletedOf(db, "packageBookings", "package_bookings", sql`r.customer_name || ', ' || r.reference`),
  cabBookings: (db) =>
    deletedOf(db, "cabBookings", "cab_bookings", sql`r.customer_name || ', ' || r.reference`),
  reviews: (db) => deletedOf(db, "reviews", "reviews", sql`r.customer_name || ', ' || r.customer_address`),
  queries: (db) => deletedOf(db, "queries", "queries", sql`r.name || ', ' || r.subject`),
  uploads: (db) =>
    deletedOf(
      db,
      "uploads",
      "pictures",
      sql`case when r.title = '' then 'Picture ' || cast(r.id as text) else r.title end`,
    ),
};

function deletedOf(db: Executor, kind: DeletableKind, table: string, name: ReturnType<typeof sql>) {
  return db
    .selectFrom(sql<{ id: number; deleted_at: string }>`${sql.table(table)}`.as("r"))
    .select([
      sql<DeletableKind>`${sql.lit(kind)}`.as("kind"),
      "r.id",
      sql<string>`${name}`.as("name"),
      "r.deleted_at",
    ])
    .where("r.deleted_at", "is not", null);
}

/** Deleted records of every kind in one list, the latest first. */
export async function listDeleted(db: Executor, page: { page: number; limit: number; search: string }) {
  const [first, ...others] = Object.values(names).map((select) => select(db));
  if (!first) throw new Error("There is nothing that can be deleted");
  const union = others.reduce((all, select) => all.unionAll(select), first);
  let query = db.selectFrom(union.as("bin"));
  if (page.search) query = query.where(hasWords(["bin.name"], page.search));
  const { total } = await query
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy("deleted_at", "desc")
    .orderBy("kind")
    .orderBy("id", "desc")
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute();
  const entries: TrashEntry[] = rows.map(({ kind, id, name, deleted_at }) => ({
    kind,
    id,
    name,
    deletedAt: deleted_at,
  }));
  return { entries, pageInfo: pageInfo(total, page) };
}
