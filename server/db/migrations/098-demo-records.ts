import { type ColumnDefinitionBuilder, sql } from "kysely";
import type { MigrationTransaction } from "../engine.ts";

const required = (column: ColumnDefinitionBuilder) => column.notNull();

const guests = ["bookings", "package_bookings", "cab_bookings", "queries"];

/**
 * Which records are the demo's, so that it can be taken away. Those that an earlier version put in are known by their
 * times: houses and packages are of the moment that `settings` names, and the demo's guests came before it, for their
 * requests are spread over the days before. A guest counts as the demo's who came before there was an account, or whose
 * address reaches nobody. What is in doubt is not marked, and therefore stays.
 */
export async function markDemoRecords(db: MigrationTransaction): Promise<void> {
  await db.schema
    .createTable("demo_records")
    .addColumn("kind", "text", required)
    .addColumn("record_id", "integer", required)
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("taken_at", "text")
    .addPrimaryKeyConstraint("demo_records_key", ["kind", "record_id"])
    .execute();
  const { rows } = await sql<{ moment: string; first: string | null; pictures: string | null }>`
    select value as moment, (select min(created_at) from staff) as first,
      (select value from settings where name = 'demo-pictures') as pictures
    from settings where name = 'demo-content'`.execute(db);
  const [seeded] = rows;
  if (!seeded) return;
  const { moment, first, pictures } = seeded;
  for (const kind of ["hotels", "rooms", "packages"])
    await mark(db, kind, sql`created_at = ${moment} and not ${isEntered(kind, kind)}`);
  const isBefore = sql`created_at < ${moment} and created_at < ${first ?? ""}`;
  for (const kind of guests)
    await mark(db, kind, sql`(${isBefore}) or (created_at < ${moment} and email like '%@example.com')`);
  await mark(db, "reviews", isBefore);
  await mark(
    db,
    "payments",
    sql`exists (select 1 from bookings join demo_records on kind = 'bookings' and record_id = bookings.id
      where bookings.id = booking_id and bookings.created_at = payments.created_at)`,
  );
  const isOwned = (module: string, kind: string) =>
    sql`(module = ${module} and owner_id in (select record_id from demo_records where kind = ${kind}))`;
  await mark(
    db,
    "pictures",
    sql`created_at >= ${moment} and created_at <= ${pictures ?? "9999"}
      and (module = 'gallery' or ${isOwned("hotel", "hotels")} or ${isOwned("room", "rooms")} or ${isOwned("package", "packages")})
      and not ${isEntered("uploads", "pictures")}`,
  );
}

/** True for records that staff have entered, by the change log. */
function isEntered(kind: string, table: string) {
  return sql`exists (select 1 from changes where changes.kind = ${kind} and changes.action = 'created'
    and changes.record_id = ${sql.ref(`${table}.id`)})`;
}

async function mark(
  db: MigrationTransaction,
  kind: string,
  condition: ReturnType<typeof sql>,
): Promise<void> {
  await sql`insert into demo_records (kind, record_id)
    select ${sql.lit(kind)}, id from ${sql.table(kind)} where ${condition}`.execute(db);
}
